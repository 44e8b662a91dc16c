/** The languages of the screens, mails and public pages, as BCP 47 tags. The first is the spec's. */
export const languages = ['en', 'de', 'es', 'pt', 'ar'] as const;
export type Language = (typeof languages)[number];

/** How each language is called by those who speak it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
};

/** The same with the country whose way of writing we use, as in `og:locale`. */
export const languageLocales: Record<Language, string> = {
  en: 'en_US',
  de: 'de_DE',
  es: 'es_ES',
  pt: 'pt_BR',
  ar: 'ar_AR',
};

/** Languages with complete catalogs. People may choose them, unless LANGUAGES says otherwise. */
export const offeredLanguages: readonly Language[] = [...languages];

/** The languages that a site offers; the first is that of addresses without a language. */
export type SiteLanguages = readonly [Language, ...Language[]];

/** The cookie with the language that a person chose. */
export const languageCookie = 'language';

/** The beginning of the addresses of public pages in this language: `/de`, or nothing. */
export const languagePrefix = (language: Language, [main]: SiteLanguages): string =>
  language === main ? '' : `/${language}`;

/** In which direction a language is written; the value of `dir` in HTML. */
export const textDirection = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/** The pages that have an address in each language; the others follow who reads them. */
export const isPublicPath = (path: string): boolean => /^\/(listings\/\d+)?$/.test(path);
