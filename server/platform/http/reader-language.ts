import { parseAccept } from 'hono/utils/accept';
import { parse as parseCookies } from 'hono/utils/cookie';
import { languageCookie, type Language, type SiteLanguages } from '#contract/languages.ts';

/**
 * The language of who asks for a page whose address has none: what they chose, else what they
 * speak, else the main one. `header` reads a header of the request.
 */
export function languageOfReader(
  header: (name: 'cookie' | 'accept-language') => string | undefined,
  languages: SiteLanguages,
): Language {
  const inCookie = parseCookies(header('cookie') ?? '', languageCookie)[languageCookie];
  const spoken = parseAccept(header('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split('-', 1)[0]?.toLowerCase());
  const wanted = [inCookie, ...spoken];
  for (const tag of wanted) {
    const offered = languages.find((language) => language === tag);
    if (offered) return offered;
  }
  return languages[0];
}
