import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type Handler } from 'hono';
import { type ElementManifest, embedCacheSeconds } from '#contract/embeds/card.ts';
import { isKnown } from '#platform/http/json-response.ts';
import { immutable } from '../builds/answer-kept-file.ts';

/** The names of the scripts below /embed/v1/, and the files that say which build is the newest. */
const manifests = new Map(
  Object.entries({
    'listing-card.js': 'manifest.json',
    'listings.js': 'listings-manifest.json',
  }),
);

/**
 * Serves each script for partners at two addresses: one always has the newest build; the other has
 * one fixed build, so that a page can pin it by its hash. `kept` answers the scripts of other builds.
 */
export function embedFiles(folder: string, kept: readonly Handler[]): Hono {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice('/embed/v1'.length),
    onFound: (_, c) => c.header('Cache-Control', immutable),
  });
  const missing = (c: Context) => c.text('Not Found', 404);
  return new Hono()
    .get('/embed/v1/:manifest{((listings|elements)-)?manifest\\.json}', async (c) => {
      const manifest = await readElementManifest(folder, c.req.param('manifest'));
      return manifest ? c.json(manifest, 200, fresh) : missing(c);
    })
    .get('/embed/v1/:script{listing(-card|s)\\.js}', async (c, next) => {
      const name = manifests.get(c.req.param('script')) ?? '';
      const manifest = await readElementManifest(folder, name);
      if (!manifest) return missing(c);
      const headers = { ...fresh, ETag: `W/"${manifest.integrity}"`, Vary: 'Accept-Encoding' };
      if (isKnown(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers);
      const current = serveStatic({
        root: folder,
        precompressed: true,
        rewriteRequestPath: () => `/${manifest.file}`,
      });
      const found = await current(c, next);
      for (const [name, value] of Object.entries(headers)) found?.headers.set(name, value);
      return found ?? missing(c);
    })
    .get('/embed/v1/:file{listing(-card|s)-[\\w-]+\\.js}', serve, ...kept)
    .get('/embed/v1/:file{roomieradar-elements-[\\w.-]+\\.tgz}', serve, ...kept);
}

const fresh = { 'Cache-Control': `public, max-age=${embedCacheSeconds}` };

/** The file name of the newest build; null when there is none. */
export async function readElementManifest(
  folder: string,
  name: string,
): Promise<ElementManifest | null> {
  const text = await readFile(path.join(folder, name), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ElementManifest);
}
