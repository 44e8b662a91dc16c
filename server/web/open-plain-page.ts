import type { Context } from 'hono';
import type { Language, SiteLanguages } from '#contract/languages.ts';
import { getLocales } from '#get-locales';
import { html, type Html } from '#platform/http/html.ts';
import { page, pageHeaders } from '#platform/http/plain-page.ts';
import { detectReaderLanguage } from '#platform/http/reader-language.ts';

/** Opens a page that works without the app, in the language that its reader chose, or else asks for. */
export function openPlainPage(
  c: Context,
  { languages, publicUrl }: { languages: SiteLanguages; publicUrl: string },
  chosenLanguage: Language | null = null,
) {
  const language = chosenLanguage ?? detectReaderLanguage((name) => c.req.header(name), languages);
  const locales = getLocales(language);
  // Where nothing is, there is at least a way on.
  const wayOn = html`<p class="row">
    <a class="main" href="/">${locales.shell.toStartPage}</a>
  </p>`;
  return {
    language,
    locales,
    show: (status: 200 | 404 | 409 | 422 | 429, title: string, content: Html) => {
      const whole = status === 404 ? html`${content} ${wayOn}` : content;
      return c.body(page(language, title, whole), status, pageHeaders(publicUrl, language));
    },
  };
}
