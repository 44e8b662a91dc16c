import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/**
 * Serves images of the local folder. It contains only files that we created, and no name is used
 * twice.
 */
export function mediaFiles(folder: string): Hono {
  const serve = serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.slice('/media'.length),
    onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
  });
  return new Hono()
    .use('/media/*', async (c, next) => {
      c.header('Content-Security-Policy', "default-src 'none'; sandbox");
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      await next();
    })
    .get('/media/*', serve, (c) => c.text('Not Found', 404));
}
