import type { Context } from 'hono';
import type { Language, SiteLanguages } from '#contract/languages.ts';
import { getLocales } from '#get-locales';
import type { Html } from '#platform/http/html.ts';
import { page, pageHeaders } from '#platform/http/plain-page.ts';
import { detectReaderLanguage } from '#platform/http/reader-language.ts';

/** Opens a page that works without the app, in the language that its reader chose, or else asks for. */
export function openPlainPage(
  c: Context,
  { languages, publicUrl }: { languages: SiteLanguages; publicUrl: string },
  chosenLanguage: Language | null = null,
) {
  const language = chosenLanguage ?? detectReaderLanguage((name) => c.req.header(name), languages);
  return {
    language,
    locales: getLocales(language),
    show: (status: 200 | 404 | 409 | 422 | 429, title: string, content: Html) =>
      c.body(page(language, title, content), status, pageHeaders(publicUrl, language)),
  };
}
