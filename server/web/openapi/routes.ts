import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { answerSharedJson } from '#platform/http/json-response.ts';
import { describeApi } from './describe-api.ts';
import { referencePage } from './reference-page.ts';

const cacheSeconds = 300;
const caching = { 'Cache-Control': `public, max-age=${cacheSeconds}` };

/** GET /api/openapi.json and the readable GET /api/reference. */
export function openApiRoutes(publicUrl: string): Hono {
  let document: ReturnType<typeof describeApi> | undefined;
  // Describing everything takes a tenth of a second, so the first request does it for all.
  const described = () => (document ??= describeApi(publicUrl));
  return new Hono()
    .get('/api/openapi.json', (c) => answerSharedJson(c, described(), cacheSeconds))
    .get('/api/reference', async (c) => {
      const page = String(await referencePage());
      const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      return c.html(page, 200, {
        ...caching,
        'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      });
    });
}
