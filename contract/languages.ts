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

/** The cookie with the language that a person chose, and for how many seconds it stays. */
export const languageCookie = 'language';
export const languageCookieSeconds = 31_536_000;

/** The beginning of the addresses of pages in this language: `/de`, or nothing. */
export const languagePrefix = (language: Language, [main]: SiteLanguages): string =>
  language === main ? '' : `/${language}`;

/** In which direction a language is written; the value of `dir` in HTML. */
export const textDirection = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/**
 * Do pages at this path have an address in each language? All but what the sign-in service leads
 * back to, whose address is agreed with that service.
 */
export const hasEachLanguage = (path: string): boolean => !path.startsWith('/auth/');

/** The path as routes know it, without this prefix of a language. */
export const withoutPrefix = (path: string, prefix: string): string =>
  path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path;
