import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/**
 * Serves images of the local folder. It contains only files that we created, and no name is used
 * twice. `makeMissing` may create a file that is requested before it exists.
 */
export function mediaFiles(folder: string, makeMissing: (key: string) => Promise<void>): Hono {
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
    .get('/media/*', serve, async (c, next) => {
      await makeMissing(c.req.path.slice('/media/'.length));
      return serve(c, next);
    })
    .get('/media/*', (c) => c.text('Not Found', 404));
}
