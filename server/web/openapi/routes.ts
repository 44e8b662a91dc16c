import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describeApi } from './describe-api.ts';
import { referencePage } from './reference-page.ts';

/** GET /api/openapi.json and the readable GET /api/reference. */
export function openApiRoutes(publicUrl: string): Hono {
  const caching = { 'Cache-Control': 'public, max-age=300' };
  return new Hono()
    .get('/api/openapi.json', (c) => c.json(describeApi(publicUrl), 200, caching))
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
