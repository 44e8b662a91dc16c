import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Language, SiteLanguages } from '#contract/languages.ts';
import { isPublicPath, languagePrefix, languages as allLanguages } from '#contract/languages.ts';
import { listingSearchNames } from '#contract/search/filters.ts';
import { readPositionHeader } from '#contract/read-position.ts';
import type { HasPage, RenderPage } from '#contract/rendered-page.ts';
import {
  acceptedEncoding,
  type AnswerCache,
  type CachedAnswer,
} from '#platform/http/answer-cache.ts';
import { isKnown } from '#platform/http/json-response.ts';
import { languageOfReader } from '#platform/http/reader-language.ts';
import {
  documentHeaders,
  forOpener,
  type DocumentPolicy,
} from '#platform/http/security-headers.ts';
import { readRoute } from '#platform/metrics/metrics.ts';
import {
  awayDocument,
  awayStyle,
  clientDocument,
  earlyMarks,
  offlineDocument,
  serverDocument,
  templateIn,
  type PageAssets,
} from './document.ts';
import { appManifest } from './app-manifest.ts';
import { alternateLinks, variesByReader } from './page-language.ts';

/** The app in one language. */
export interface AppBuild {
  assets: PageAssets;
  renderPage: RenderPage;
  hasPage: HasPage;
}

/** As text, as the build wrote them. */
export interface OfflineScripts {
  page: string;
  worker: string;
}

interface PagesDeps {
  publicUrl: string;
  template: string;
  languages: SiteLanguages;
  /** Loads the app in a language, when the first page in it is asked for. */
  loadBuild(language: Language): Promise<AppBuild>;
  /** The API in this process, without rate limits. Pages call it as a signed-out visitor. */
  fetchApi: typeof fetch;
  cache: AnswerCache;
  /** What a rendering of this page must have seen, for the reads of its calls; null for anything. */
  positionFor?: (c: Context) => PagePosition;
  /** The scripts of the offline page and of its service worker; in development there are none. */
  offline?: OfflineScripts;
  /**
   * Returns the policy for the hashes of what is inline; null in development, where Vite needs more.
   */
  policy: ((hashes: Pick<DocumentPolicy, 'styleHashes' | 'scriptHashes'>) => string) | null;
}

export interface PagePosition {
  /** For the calls of the page; null where no replica could be behind. */
  token: string | null;
  /** Has its reader written something that pages in memory may lack? */
  isAhead: boolean;
}

/** Pages of plain text, which can be read without scripts too. */
export const readablePages = ['/about', '/safety', '/privacy', '/terms'];

/** The service worker asks only for our own pages. */
const workerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'";

/**
 * Answers every address that is neither a file nor a call: public pages as HTML, others as an empty
 * shell.
 */
export function pages(deps: PagesDeps): Hono {
  const { languages } = deps;
  const isOneLanguage = languages.length === 1;
  const readLanguage = (c: Context) => languageOfReader((name) => c.req.header(name), languages);
  const forReader = isOneLanguage ? { Vary: 'Accept-Encoding' } : { Vary: variesByReader };
  const site = new Hono();
  for (const language of languages) {
    const prefix = languagePrefix(language, languages);
    const rendered = (c: Context) => answerRendered(c, deps, language);
    if (prefix) site.get(`${prefix}/`, (c) => c.redirect(prefix + new URL(c.req.url).search, 301));
    site.get(prefix || '/', rendered).get(`${prefix}/listings/:id{[0-9]+}`, rendered);
  }
  for (const language of allLanguages) {
    const withoutLanguage = (c: Context) => {
      const { pathname, search } = new URL(c.req.url);
      // Of several slashes one is left: two would begin the address of another site.
      const path = pathname.slice(language.length + 1).replace(/^\/*/, '/');
      return c.redirect(path + search, 302);
    };
    site.get(`/${language}`, withoutLanguage).get(`/${language}/*`, withoutLanguage);
  }
  const offlinePage = async (c: Context, scripts: OfflineScripts) => {
    const language = readLanguage(c);
    const { assets } = await deps.loadBuild(language);
    const template = templateIn(deps.template, { language, languages });
    return { language, ...offlineDocument(template, assets, language, scripts.page) };
  };
  site.get('/manifest.webmanifest', (c) => {
    const language = languages.find((each) => each === c.req.query('lang')) ?? languages[0];
    return c.body(JSON.stringify(appManifest(language, languages)), 200, {
      'Content-Type': 'application/manifest+json; charset=UTF-8',
      'Cache-Control': 'public, max-age=86400',
    });
  });
  const { offline } = deps;
  if (offline) {
    site
      .get('/offline', async (c) => {
        const { language, html, styles, script } = await offlinePage(c, offline);
        const hashes = {
          styleHashes: [`sha256-${sha256(styles)}`],
          scriptHashes: [`sha256-${sha256(script)}`],
        };
        const policy = deps.policy && deps.policy(hashes);
        return c.html(html, 200, { ...documentHeaders(policy, language), ...forReader });
      })
      .get('/service-worker.js', async (c) => {
        const { html } = await offlinePage(c, offline);
        const text = `const offlineVersion='${sha256(html)}';\n${offline.worker}`;
        return c.body(text, 200, {
          'Content-Type': 'text/javascript; charset=UTF-8',
          'Content-Security-Policy': workerPolicy,
          'Cache-Control': 'no-cache',
          ...forReader,
        });
      });
  }
  return site
    .on('GET', readablePages, (c) => answerRendered(c, deps, readLanguage(c), forReader))
    .get('*', async (c) => {
      const language = readLanguage(c);
      const { assets, hasPage } = await deps.loadBuild(language);
      const template = templateIn(deps.template, { language, languages });
      return c.html(
        clientDocument(template, assets, language, {
          publicUrl: deps.publicUrl,
          path: c.req.path,
        }),
        (await hasPage(c.req.path)) ? 200 : 404,
        {
          ...documentHeaders(
            deps.policy && deps.policy({ scriptHashes: bootHashes(assets) }),
            language,
          ),
          ...(!isOneLanguage && forReader),
        },
      );
    });
}

const byAddress = { Vary: 'Accept-Encoding' };

async function answerRendered(
  c: Context,
  deps: PagesDeps,
  language: Language,
  headers: Record<string, string> = byAddress,
): Promise<Response> {
  const { languages } = deps;
  const path = pageKey(new URL(c.req.url));
  // What has an address in each language is found by it, without asking here.
  const key = headers === byAddress ? path : `${language} ${path}`;
  const position = deps.positionFor?.(c);
  const cached = deps.cache.get(key);
  if (cached && !position?.isAhead) return answerPage(c, deps.cache, cached, 200);
  const { assets, renderPage } = await deps.loadBuild(language);
  const template = templateIn(deps.template, { language, languages });

  const generation = deps.cache.generation();
  let isAway = false;
  const page = await renderPage(
    new Request(deps.publicUrl + path),
    async (input, init) => {
      const headers = new Headers(init?.headers);
      if (position?.token) headers.set(readPositionHeader, position.token);
      const answer = await deps.fetchApi(input, { ...init, headers });
      isAway ||= answer.status === 503 || answer.status === 507;
      return answer;
    },
    { language, languages },
  );
  if (isAway) return answerAway(c, language, template, assets, deps.policy);
  if (page.redirect !== null) return c.redirect(page.redirect, 302);
  const plainPath = path.slice(languagePrefix(language, languages).length) || '/';
  if (page.status === 200 && isPublicPath(plainPath)) {
    page.head += alternateLinks(deps.publicUrl, plainPath, languages);
  }
  const styles = assets.styles(page);
  const html = serverDocument(template, assets, page, styles);
  const { css } = styles;
  const styleHashes = css ? [`sha256-${sha256(css)}`] : [];
  const scriptHashes = [`sha256-${sha256(earlyMarks)}`, ...bootHashes(assets)];
  const fresh: CachedAnswer = {
    body: new TextEncoder().encode(html),
    // A hash of what is shown, not of the data, because the data includes the time of reading.
    etag: `W/"${sha256([page.head, page.body, assets.app, ...scriptHashes, css].join()).slice(0, 27)}"`,
    headers: {
      ...documentHeaders(deps.policy && deps.policy({ styleHashes, scriptHashes }), language),
      'Content-Type': 'text/html; charset=UTF-8',
      ...headers,
    },
    route: readRoute(c),
  };
  if (page.status === 200) deps.cache.set(key, fresh, generation);
  return answerPage(c, deps.cache, fresh, page.status);
}

/** The address without parameters that no page reads: they must not fill the cache. */
function pageKey({ pathname, search }: URL): string {
  const isHome = /^\/([a-z]{2})?$/.test(pathname);
  const known = new Set<string>(isHome ? listingSearchNames : []);
  const pairs = search.slice(1).split('&');
  const kept = pairs.filter((pair) => known.has(pair.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
}

/** While the data is away: a page that says so, for people and for search engines. */
function answerAway(
  c: Context,
  language: Language,
  template: string,
  assets: PageAssets,
  policy: PagesDeps['policy'],
): Response {
  return c.html(awayDocument(template, assets, language), 503, {
    ...documentHeaders(
      policy && policy({ styleHashes: [`sha256-${sha256(awayStyle)}`] }),
      language,
    ),
    'Cache-Control': 'no-store',
    'Retry-After': '10',
  });
}

async function answerPage(
  c: Context,
  cache: Pick<AnswerCache, 'encode'>,
  page: CachedAnswer,
  status: number,
): Promise<Response> {
  const headers = {
    ...forOpener(page.headers, c.req.header('Sec-Fetch-Site')),
    ETag: page.etag,
  };
  if (status === 200 && isKnown(c.req.header('If-None-Match'), page.etag)) {
    return c.body(null, 304, headers);
  }
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  if (!encoding) return c.body(page.body, status as 200, headers);
  const body = page.encoded?.[encoding] ?? (await cache.encode(page, encoding));
  return c.body(body, status as 200, { ...headers, 'Content-Encoding': encoding });
}

/** In development the first script is a file. */
const bootHashes = ({ boot }: PageAssets): string[] =>
  'text' in boot ? [`sha256-${sha256(boot.text)}`] : [];

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
