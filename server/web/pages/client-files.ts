import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';

/**
 * Serves the built app's files, which the build compressed. Files with a hash in their name never
 * change.
 */
export function clientFiles(folder: string): Hono {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound(_, c) {
      const isHashed = c.req.path.startsWith('/assets/');
      c.header('Cache-Control', isHashed ? immutable : aWeek);
      // Other sites show the icon and the preview of the home page.
      if (!isHashed) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
  const missing = (c: Context) => c.text('Not Found', 404);
  return new Hono().get('/assets/*', serve, missing).get('/:file{[\\w-]+\\.\\w+}', serve);
}

const immutable = 'public, max-age=31536000, immutable';
/** Icons and drawings: their names stay when they change, which is seldom. */
const aWeek = 'public, max-age=604800';
