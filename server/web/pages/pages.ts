import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import {
  type Language,
  type SiteLanguages,
  hasEachLanguage,
  languages as allLanguages,
  languagePrefix,
  withoutPrefix,
} from '#contract/languages.ts';
import { listingSearchNames } from '#contract/search/filters.ts';
import { readPositionHeader } from '#contract/read-position.ts';
import type { HasPage, RenderPage } from '#contract/rendered-page.ts';
import {
  acceptedEncoding,
  type AnswerCache,
  type CachedAnswer,
} from '#platform/http/answer-cache.ts';
import { isKnown } from '#platform/http/json-response.ts';
import {
  documentHeaders,
  forOpener,
  type DocumentPolicy,
} from '#platform/http/security-headers.ts';
import { readRoute } from '#platform/metrics/metrics.ts';
import {
  awayDocument,
  awayStyle,
  describePage,
  earlyMarks,
  offlineDocument,
  pageDocument,
  templateIn,
  type AppStart,
  type PageAssets,
} from './document.ts';
import { appManifest } from './app-manifest.ts';
import {
  alternateLinks,
  languageOfAddress,
  leadToPlain,
  plainAddresses,
  readablePages,
  redirectFor,
  type AnswerLanguage,
} from './page-language.ts';

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

/** The service worker asks only for our own pages. */
const workerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'";

/**
 * Answers every address that is neither a file nor a call, with the HTML of its page: public pages
 * whole, others as they look before the app knows who is there.
 */
export function pages(deps: PagesDeps): Hono {
  const { languages } = deps;
  const plain = plainAddresses(languages);
  const site = new Hono();
  for (const language of languages) {
    const prefix = languagePrefix(language, languages);
    if (!prefix) continue;
    const answered = languageOfAddress(language);
    site.get(`${prefix}/`, (c) => c.redirect(prefix + new URL(c.req.url).search, 301));
    addPages(
      site,
      prefix,
      (c) => answerPublic(c, deps, answered),
      (c) => answerOther(c, deps, answered),
    );
  }
  for (const language of allLanguages) {
    const lead = (c: Context) => leadToPlain(c, language, deps);
    site.get(`/${language}`, lead).get(`/${language}/*`, lead);
  }
  const offlinePage = async (c: Context, scripts: OfflineScripts) => {
    const { language } = plain.read(c);
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
        return c.html(html, 200, { ...documentHeaders(policy, language), Vary: plain.vary });
      })
      .get('/service-worker.js', async (c) => {
        const { html } = await offlinePage(c, offline);
        const text = `const offlineVersion='${sha256(html)}';\n${offline.worker}`;
        return c.body(text, 200, {
          'Content-Type': 'text/javascript; charset=UTF-8',
          'Content-Security-Policy': workerPolicy,
          'Cache-Control': 'no-cache',
          Vary: plain.vary,
        });
      });
  }
  addPages(
    site,
    '',
    (c) => {
      const answered = plain.read(c);
      return plain.lead(c, answered) ?? answerPublic(c, deps, answered);
    },
    async (c) => {
      const answered = plain.read(c);
      const { hasPage } = await deps.loadBuild(languages[0]);
      // What is nowhere is nowhere in another language either.
      const lead = (await hasPage(c.req.path)) && plain.lead(c, answered);
      return lead || answerOther(c, deps, answered);
    },
  );
  return site;
}

type Answer = (c: Context) => Response | Promise<Response>;

/** Answers all pages below a prefix: those that everyone can read without the app, and all others. */
function addPages(site: Hono, prefix: string, readable: Answer, other: Answer): void {
  site
    .get(prefix || '/', readable)
    .get(`${prefix}/listings/:id{[0-9]+}`, readable)
    .on(
      'GET',
      readablePages.map((path) => prefix + path),
      readable,
    )
    .get(`${prefix}/*`, other);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const earlyMarksHash = `sha256-${sha256(earlyMarks)}`;

/** A page that is the same for everyone, and stays in memory until something changes that it shows. */
async function answerPublic(
  c: Context,
  deps: PagesDeps,
  answered: AnswerLanguage,
): Promise<Response> {
  const path = pageKey(new URL(c.req.url));
  const position = deps.positionFor?.(c);
  const cached = deps.cache.get(path);
  if (cached && !position?.isAhead) return answerPage(c, deps.cache, cached, 200);
  const generation = deps.cache.generation();
  const page = await renderDocument(c, deps, answered, {
    path,
    start: 'late',
    token: position?.token,
  });
  if (page instanceof Response) return page;
  if (page.status === 200) deps.cache.set(path, page.answer, generation);
  return answerPage(c, deps.cache, page.answer, page.status);
}

/**
 * A page as it looks before the app knows who is there. With an id or a search it is not kept in
 * memory: there is no end of those.
 */
async function answerOther(
  c: Context,
  deps: PagesDeps,
  answered: AnswerLanguage,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const isKept = search === '' && !/\d/u.test(pathname) && hasEachLanguage(pathname);
  const cached = isKept ? deps.cache.get(pathname) : null;
  if (cached) return answerPage(c, deps.cache, cached, 200);
  const generation = deps.cache.generation();
  const page = await renderDocument(c, deps, answered, { path: pathname + search, start: 'now' });
  if (page instanceof Response) return page;
  if (isKept && page.status === 200) deps.cache.set(pathname, page.answer, generation);
  return answerPage(c, deps.cache, page.answer, page.status);
}

interface DocumentRequest {
  /** With the search that the page reads. */
  path: string;
  start: AppStart;
  /** What the reads of the page must have seen, if not anything. */
  token?: string | null | undefined;
}

/** Renders a page; answers itself where there is none to show. */
async function renderDocument(
  c: Context,
  deps: PagesDeps,
  { language, vary, isFor }: AnswerLanguage,
  { path, start, token }: DocumentRequest,
): Promise<Response | { status: number; answer: CachedAnswer }> {
  const { publicUrl, languages } = deps;
  const { assets, renderPage } = await deps.loadBuild(language);
  const template = templateIn(deps.template, { language, languages });
  let isAway = false;
  const page = await renderPage(
    new Request(publicUrl + path),
    async (input, init) => {
      const headers = new Headers(init?.headers);
      if (token) headers.set(readPositionHeader, token);
      const answer = await deps.fetchApi(input, { ...init, headers });
      isAway ||= answer.status === 503 || answer.status === 507;
      return answer;
    },
    { language, languages },
  );
  if (isAway) return answerAway(c, deps.policy, { language, vary, template, assets });
  if (page.redirect !== null) return redirectFor(c, page.redirect, vary);
  const plainPath = withoutPrefix(path, languagePrefix(language, languages));
  // A search of the home page is no page of its own for search engines; elsewhere it changes little.
  const address = start === 'late' ? plainPath : plainPath.replace(/\?.*/su, '');
  if (start === 'now') page.head += describePage(language, { publicUrl, path: address });
  if (page.status === 200) {
    page.head += alternateLinks(publicUrl, address, { language, languages });
  }
  const styles = assets.styles(page);
  const { css } = styles;
  const styleHashes = css ? [`sha256-${sha256(css)}`] : [];
  const scriptHashes = [earlyMarksHash, ...bootHashes(assets)];
  const html = pageDocument(template, assets, page, styles, { language, start });
  const answer: CachedAnswer = {
    body: new TextEncoder().encode(html),
    // A hash of what is shown, not of the data, because the data includes the time of reading.
    etag: `W/"${sha256([page.head, page.body, assets.app, ...scriptHashes, css].join()).slice(0, 27)}"`,
    headers: {
      ...documentHeaders(deps.policy && deps.policy({ styleHashes, scriptHashes }), language),
      'Content-Type': 'text/html; charset=UTF-8',
      Vary: vary,
    },
    route: readRoute(c),
    ...(isFor && { isFor }),
  };
  return { status: page.status, answer };
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
  policy: PagesDeps['policy'],
  page: AnswerLanguage & { template: string; assets: PageAssets },
): Response {
  const { language, vary, template, assets } = page;
  return c.html(awayDocument(template, assets, language), 503, {
    ...documentHeaders(
      policy && policy({ styleHashes: [`sha256-${sha256(awayStyle)}`] }),
      language,
    ),
    'Cache-Control': 'no-store',
    'Retry-After': '10',
    Vary: vary,
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
