import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';

/** The built app's files, compressed at build time; those with a hash in their name never change. */
export function clientFiles(folder: string): Hono {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound(_, c) {
      c.header('Cache-Control', c.req.path.startsWith('/assets/') ? immutable : anHour);
    },
  });
  const missing = (c: Context) => c.text('Not Found', 404);
  return new Hono().get('/assets/*', serve, missing).get('/:file{[\\w-]+\\.\\w+}', serve);
}

const immutable = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';
