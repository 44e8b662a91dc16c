import { languagePrefix, type SiteLanguages } from '#contract/languages.ts';

/** What a page depends on whose address says nothing of a language. */
export const variesByReader = 'Accept-Encoding, Accept-Language, Cookie';

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
