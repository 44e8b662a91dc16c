import { Hono } from 'hono';
import { languagePrefix, type SiteLanguages } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { isSearchable } from '#domain/listings/public.ts';
import { listIndexedWanted } from '#domain/wanted/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import { limitToToday } from '#platform/http/day-end.ts';
import { alternateAddresses, openPages } from '../pages/page-language.ts';

/** Fewer than the protocol's 50,000, so that a file is created quickly. */
const addressesPerFile = 10_000;
const cacheSeconds = 3600;
const xml = () => ({
  'Cache-Control': `public, max-age=${limitToToday(cacheSeconds)}`,
  'Content-Type': 'application/xml; charset=UTF-8',
});

/** robots.txt, and sitemaps of the public pages: an index of files, each a range of listing ids. */
export function sitemap(sql: Sql, publicUrl: string, languages: SiteLanguages): Hono {
  const listingsPerFile = Math.floor(addressesPerFile / languages.length);
  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(robots(publicUrl, languages), 200, {
        'Cache-Control': `public, max-age=${cacheSeconds}`,
      }),
    )
    .get('/sitemap.xml', async (c) => {
      const [row] = await sql<
        { largest: number | null }[]
      >`select greatest((select max(l.id) from listings l where ${isSearchable}),
        (select max(id) from wanted_pages where is_indexed and visibility = 'everyone')) as largest`;
      const files = Math.max(1, Math.ceil((row?.largest ?? 0) / listingsPerFile));
      const entries = Array.from(
        { length: files },
        (_, index) => `<sitemap><loc>${publicUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
      );
      return c.body(document('sitemapindex', entries), 200, xml());
    })
    .get('/:file{sitemap-[0-9]{1,6}\\.xml}', async (c) => {
      const file = Number(/\d+/.exec(c.req.param('file'))?.[0]);
      const first = (file - 1) * listingsPerFile;
      if (first < 0 || first >= limits.id.max) return c.notFound();
      const last = Math.min(first + listingsPerFile, limits.id.max);
      const listings = await sql<{ id: number; day: string }[]>`
        select l.id, to_char(l.updated_at at time zone 'utc', 'YYYY-MM-DD') as day from listings l
        where l.id > ${first} and l.id <= ${last} and ${isSearchable}
        order by l.id`;
      const inEachLanguage = (path: string, rest = '') => {
        const addresses = alternateAddresses(publicUrl, path, languages);
        const links = addresses.map(
          ([language, href]) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
        );
        const others = languages.length > 1 ? links.join('') : '';
        // The last repeats the first, for who reads none of the languages.
        return addresses.slice(0, -1).map(([, href]) => url(href, rest + others));
      };
      const entries = listings.flatMap(({ id, day }) =>
        inEachLanguage(`/listings/${id}`, `<lastmod>${day}</lastmod>`),
      );
      for (const { id } of await listIndexedWanted(sql, first, last)) {
        entries.push(...inEachLanguage(`/wanted/${id}`));
      }
      if (file === 1) {
        entries.unshift(...openPages.flatMap((page) => inEachLanguage(page)));
      }
      return entries.length > 0 ? c.body(document('urlset', entries), 200, xml()) : c.notFound();
    });
}

/** Lets crawlers read only public pages, and no searches, which repeat the home page. */
const robots = (publicUrl: string, languages: SiteLanguages) => `User-agent: *
Disallow: /api/
Disallow: /auth/
${languages.map((language) => closedPages(languagePrefix(language, languages))).join('\n')}
Disallow: /*?
Allow: /listings.atom?
Allow: /oembed?
Sitemap: ${publicUrl}/sitemap.xml
`;

const closedPages = (prefix: string) =>
  ['/onboarding/', '/admin', '/profile', '/inquiries']
    .map((path) => `Disallow: ${prefix}${path}`)
    .join('\n');

const url = (address: string, rest = '') => `<url><loc>${address}</loc>${rest}</url>`;

const document = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</${root}>\n`;
