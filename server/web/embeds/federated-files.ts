import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { embedCacheSeconds } from '#contract/embeds/card.ts';

/**
 * Serves the card as a federated module. Manifest and entry have fixed addresses and are cached for
 * minutes; the names of all other files contain a hash.
 */
export function federatedFiles(folder: string): Hono {
  const serve = (caching: string) =>
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.slice('/embed/v1'.length),
      onFound: (_, c) => c.header('Cache-Control', caching),
    });
  const missing = (c: Context) => c.text('Not Found', 404);
  return new Hono()
    .use('/embed/v1/:file{(roomieradar|@mf-types)\\.d\\.ts}', async (c, next) => {
      await next();
      // By its ending alone, it would be a video (MPEG transport stream).
      if (c.res.ok) c.res.headers.set('Content-Type', 'text/plain; charset=utf-8');
    })
    .get(
      '/embed/v1/:file{mf-manifest\\.json|remoteEntry\\.js|roomieradar\\.d\\.ts|@mf-types\\.(zip|d\\.ts)}',
      serve(`public, max-age=${embedCacheSeconds}`),
      missing,
    )
    .get('/embed/v1/assets/*', serve('public, max-age=31536000, immutable'), missing);
}
