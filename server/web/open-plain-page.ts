import type { Context } from 'hono';
import type { Language, SiteLanguages } from '#contract/languages.ts';
import { getLocales } from '#get-locales';
import type { Pool } from '#platform/database/sql.ts';
import { html, type Html } from '#platform/http/html.ts';
import { page, pageHeaders } from '#platform/http/plain-page.ts';
import { detectReaderLanguage } from '#platform/http/reader-language.ts';

/** What every page that works without the app needs. */
export interface PlainPageDeps {
  sql: Pool;
  languages: SiteLanguages;
  publicUrl: string;
}

type Status = 200 | 404 | 409 | 422 | 429;

/** Opens a page that works without the app, in the language that its reader chose, or else asks for. */
export function openPlainPage(
  c: Context,
  { languages, publicUrl }: Pick<PlainPageDeps, 'languages' | 'publicUrl'>,
  chosenLanguage: Language | null = null,
) {
  const language = chosenLanguage ?? detectReaderLanguage((name) => c.req.header(name), languages);
  const locales = getLocales(language);
  // Where nothing is, there is at least a way on.
  const wayOn = html`<p class="row">
    <a class="main" href="/">${locales.shell.toStartPage}</a>
  </p>`;
  const show = (status: Status, title: string, content: Html) => {
    const whole = status === 404 ? html`${content} ${wayOn}` : content;
    return c.body(page(language, title, whole), status, pageHeaders(publicUrl, language));
  };
  /** Shows only what happened, and what it means. */
  const say = (status: Status, title: string, hint: string) =>
    show(
      status,
      title,
      html`<h1>${title}</h1>
        <p>${hint}</p>`,
    );
  return { language, locales, show, say };
}
