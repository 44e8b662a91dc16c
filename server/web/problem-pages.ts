import type { Context, MiddlewareHandler } from 'hono';
import type { SiteLanguages } from '#contract/languages.ts';
import { getLocales, type Locales } from '#get-locales';
import { html } from '#platform/http/html.ts';
import { answerUnavailable, type Listener } from '#platform/http/open-port.ts';
import { page, pageHeaders } from '#platform/http/plain-page.ts';
import { detectReaderLanguage } from '#platform/http/reader-language.ts';

interface Site {
  publicUrl: string;
  languages: SiteLanguages;
}

/** Reads a header of a request. */
type ReadHeader = (name: string) => string | undefined;

/**
 * Shows a problem as a page to who opened an address in a browser: nobody can read the JSON that
 * programs get. Calls always answer with JSON, also to a browser.
 */
export function showProblems(site: Site): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { status, headers } = c.res;
    if (!headers.get('Content-Type')?.startsWith('application/problem+json')) return;
    if (!isOpened((name) => c.req.header(name), c.req.path)) return;
    const shown = problemPage((name) => c.req.header(name), {
      ...site,
      canRepeat: c.req.method === 'GET',
      describe: (t) => describeProblem(t, status, headers.get('Retry-After')),
    });
    c.res = replaced(c, shown);
  };
}

/** Its status and what belongs to it, such as Retry-After, stay. */
function replaced(c: Context, { body, headers }: Shown): Response {
  const { status, headers: former } = c.res;
  const kept = new Headers(former);
  for (const [name, value] of Object.entries(headers)) kept.set(name, value);
  c.res = undefined;
  return new Response(body, { status, headers: kept });
}

/** Answers every request until the server is ready: people with a page, programs with a line. */
export function answerStarting(site: Site): Listener {
  return (request, response) => {
    const read: ReadHeader = (name) => request.headers[name]?.toString();
    if (!isOpened(read, request.url ?? '/')) return answerUnavailable(request, response);
    const { body, headers } = problemPage(read, {
      ...site,
      canRepeat: request.method === 'GET',
      describe: (t) => [t.starting, t.startingHint],
    });
    response.writeHead(503, { ...headers, 'Retry-After': '1' });
    return response.end(body);
  };
}

/** Did somebody open this address in a window, rather than a program or a frame ask for it? */
function isOpened(header: ReadHeader, path: string): boolean {
  if (path.startsWith('/api/')) return false;
  const destination = header('sec-fetch-dest');
  if (destination !== undefined) return destination === 'document';
  return (header('accept') ?? '').startsWith('text/html');
}

interface Shown {
  body: string;
  headers: Record<string, string>;
}

/** What happened and what is safe; then what one can do. */
function problemPage(
  header: ReadHeader,
  {
    publicUrl,
    languages,
    canRepeat,
    describe,
  }: Site & { canRepeat: boolean; describe: (t: Locales['pages']) => [string, string] },
): Shown {
  const language = detectReaderLanguage(header, languages);
  const { pages: t, shell } = getLocales(language);
  const [title, hint] = describe(t);
  const again = canRepeat ? html`<a class="main" href="">${t.tryAgain}</a>` : html``;
  const content = html`<h1>${title}</h1>
    <p>${hint}</p>
    <p class="row">${again} <a class="plain" href="/">${shell.toStartPage}</a></p>`;
  return { body: page(language, title, content), headers: pageHeaders(publicUrl, language) };
}

function describeProblem(
  t: Locales['pages'],
  status: number,
  retryAfter: string | null,
): [string, string] {
  if (status === 404 || status === 410) return [t.noPage, t.noPageHint];
  if (status === 429) return [t.tooMany, t.tooManyHint({ count: Number(retryAfter ?? 60) })];
  if (status === 503 || status === 507) return [t.away, t.awayHint];
  return status >= 500 ? [t.failed, t.failedHint] : [t.refused, t.refusedHint];
}
