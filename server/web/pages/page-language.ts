import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import {
  languageCookie,
  languagePrefix,
  type Language,
  type SiteLanguages,
} from '#contract/languages.ts';

/** What a page depends on whose address says nothing of a language. */
export const variesByReader = 'Accept-Encoding, Accept-Language, Cookie';

/** The language of who reads a page whose address has none: what they chose, else what they speak. */
export function languageOfReader(c: Context, languages: SiteLanguages): Language {
  const chosen = languages.find((language) => language === getCookie(c, languageCookie));
  if (chosen) return chosen;
  return accepts(c, {
    header: 'Accept-Language',
    supports: [...languages],
    default: languages[0],
    match(accepted) {
      const wanted = accepted
        .filter(({ q }) => q > 0)
        .toSorted((a, b) => b.q - a.q)
        .map(({ type }) => type.split('-', 1)[0]?.toLowerCase());
      return wanted.find((each) => languages.some((language) => language === each)) ?? languages[0];
    },
  }) as Language;
}

/** Says to search engines where a public page is in each language. */
export function alternateLinks(origin: string, path: string, languages: SiteLanguages): string {
  if (languages.length < 2) return '';
  return alternateAddresses(origin, path, languages)
    .map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
}

/** Where a public page is in each language, and for who reads none of them. */
export const alternateAddresses = (origin: string, path: string, languages: SiteLanguages) =>
  [...languages, 'x-default' as const].map((language) => {
    const prefix = language === 'x-default' ? '' : languagePrefix(language, languages);
    return [language, origin + (prefix + path).replace(/(?<=.)\/$/, '')] as const;
  });
