import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Handler } from 'hono';
import { immutable } from '../builds/answer-kept-file.ts';

/**
 * Serves the built app's files, which the build compressed. Files with a hash in their name never
 * change; `kept` answers those of other builds.
 */
export function clientFiles(folder: string, kept: readonly Handler[]): Hono {
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
  return new Hono().get('/assets/*', serve, ...kept).get('/:file{[\\w-]+\\.\\w+}', serve);
}

/** Icons and drawings: their names stay when they change, which is seldom. */
const aWeek = 'public, max-age=604800';
