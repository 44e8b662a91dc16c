import { parseAccept } from 'hono/utils/accept';
import { parse as parseCookies } from 'hono/utils/cookie';
import { languageCookie, type Language, type SiteLanguages } from '#contract/languages.ts';

/**
 * The language of who asks for a page whose address has none: what they chose, else what they
 * speak, else the main one. `header` reads a header of the request.
 */
export function detectReaderLanguage(
  header: (name: 'cookie' | 'accept-language') => string | undefined,
  languages: SiteLanguages,
): Language {
  const inCookie = parseCookies(header('cookie') ?? '', languageCookie)[languageCookie];
  const preferred = languages.find((language) => language === inCookie);
  if (preferred) return preferred;
  for (const { type, q } of parseAccept(header('accept-language') ?? '')) {
    const tag = type.split('-', 1)[0]?.toLowerCase();
    const spoken = q > 0 && languages.find((language) => language === tag);
    if (spoken) return spoken;
  }
  return languages[0];
}
