import { Hono, type Context } from 'hono';
import type { SiteLanguages } from '#contract/languages.ts';
import { readId } from '#contract/primitives.ts';
import { ImageRefused, type Files, type Preview } from '#domain/images/public.ts';
import { isKnown } from '#platform/http/json-response.ts';

/** A day; the address changes with the listing. */
const cacheSeconds = 86_400;

/**
 * GET /listings/{id}/preview-{version}.jpg: what other services show with a link to the listing.
 * GET /listings/{id}/map-{version}.png: the small map that mails show of it.
 * The version is for their caches only; `lang` asks for a language other than the main one.
 */
export function previewImages(
  { find, findMap }: Files['previews'],
  languages: SiteLanguages,
): Hono {
  return new Hono()
    .get('/listings/:id{[0-9]+}/:file{preview-[\\w-]{1,40}\\.jpg}', async (c) => {
      const id = readId(c.req.param('id'));
      const wanted = languages.find((language) => language === c.req.query('lang'));
      const preview = id === null ? null : await find(id, wanted ?? languages[0]);
      return answer(c, preview, 'image/jpeg');
    })
    .get('/listings/:id{[0-9]+}/:file{map-[\\w-]{1,40}\\.png}', async (c) => {
      const id = readId(c.req.param('id'));
      return answer(c, id === null ? null : await findMap(id), 'image/png');
    });
}

async function answer(c: Context, preview: Preview | null, type: string): Promise<Response> {
  if (!preview) return c.text('Not Found', 404);
  const headers = {
    'Cache-Control': `public, max-age=${cacheSeconds}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: preview.etag,
  };
  if (isKnown(c.req.header('If-None-Match'), preview.etag)) return c.body(null, 304, headers);
  try {
    return c.body(await preview.draw(), 200, { ...headers, 'Content-Type': type });
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    // Better the image of the site than none.
    return c.redirect('/preview.jpg', 302);
  }
}
