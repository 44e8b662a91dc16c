import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import {
  hasEachLanguage,
  languageCookie,
  languageCookieSeconds,
  languagePrefix,
  type Language,
  type SiteLanguages,
} from '#contract/languages.ts';
import { detectReaderLanguage } from '#platform/http/reader-language.ts';

/** Pages of plain text, which can be read without scripts too. */
export const readablePages = ['/about', '/safety', '/privacy', '/terms'];

/** Values of Accept-Language that are remembered. */
const maxDetected = 500;

/** What search engines may show, besides listings. */
export const openPages = ['/', '/partners', ...readablePages];

/** What a page depends on whose address says nothing of a language. */
const variesByReader = 'Cookie, Accept-Language, Accept-Encoding';
const byAddress = 'Accept-Encoding';

/** In which language an address is answered, and on which headers that depends. */
export interface AnswerLanguage {
  language: Language;
  vary: string;
  /** Of requests: is this the answer for them? */
  isFor?: (header: (name: string) => string | undefined) => boolean;
}

/** The language of addresses that begin with one. */
export const languageOfAddress = (language: Language): AnswerLanguage => ({
  language,
  vary: byAddress,
});

/** Answers addresses without a language, which follow their reader. */
export function plainAddresses(languages: SiteLanguages) {
  const [main] = languages;
  const vary = languages.length > 1 ? variesByReader : byAddress;
  const detected = new Map<string, Language>();
  /** Hot pages ask it for each visitor, and most browsers ask alike: parsing takes microseconds. */
  const read = (header: (name: string) => string | undefined): Language => {
    if (languages.length === 1) return main;
    if (header('cookie')?.includes(`${languageCookie}=`)) {
      return detectReaderLanguage(header, languages);
    }
    const accepted = header('accept-language') ?? '';
    const remembered = detected.get(accepted);
    if (remembered) return remembered;
    const language = detectReaderLanguage(header, languages);
    if (detected.size >= maxDetected) detected.clear();
    detected.set(accepted, language);
    return language;
  };
  // One record for all pages in memory.
  const inMain: AnswerLanguage = {
    language: main,
    vary,
    ...(languages.length > 1 && { isFor: (header) => read(header) === main }),
  };
  return {
    vary,
    read: (c: Context): AnswerLanguage => {
      const language = read((name) => c.req.header(name));
      return language === main ? inMain : { language, vary };
    },
    /** Leads to the same page in the language of its reader; null where the plain address is it. */
    lead(c: Context, { language }: AnswerLanguage): Response | null {
      const prefix = languagePrefix(language, languages);
      const { pathname, search } = new URL(c.req.url);
      if (!prefix || !hasEachLanguage(pathname)) return null;
      return redirectFor(c, prefix + pathname.replace(/^\/$/, '') + search, vary);
    },
  };
}

/** Redirects this reader alone. */
export function redirectFor(c: Context, target: string, vary: string): Response {
  return c.body(null, 302, {
    'Cache-Control': 'private, no-store',
    Location: target,
    Vary: vary,
  });
}

/**
 * Leads from an address with this language in front, which has no addresses of its own on this site,
 * to the plain one. From one of our pages it is a choice, which the cookie keeps: without it, who
 * speaks another language would be led back.
 */
export function leadToPlain(
  c: Context,
  language: Language,
  { languages, publicUrl }: { languages: SiteLanguages; publicUrl: string },
): Response {
  const { pathname, search } = new URL(c.req.url);
  // Several slashes become one: two would begin the address of another site.
  const path = pathname.slice(language.length + 1).replace(/^\/*/, '/');
  const isChoice = ['same-origin', undefined].includes(c.req.header('Sec-Fetch-Site'));
  if (isChoice && language === languages[0] && languages.length > 1) {
    setCookie(c, languageCookie, language, {
      path: '/',
      maxAge: languageCookieSeconds,
      sameSite: 'Lax',
      secure: publicUrl.startsWith('https://'),
    });
  }
  return redirectFor(c, path + search, byAddress);
}

/** Says to search engines where an open page is in each language, and which address is its own. */
export function alternateLinks(
  origin: string,
  path: string,
  { language, languages }: { language: Language; languages: SiteLanguages },
): string {
  if (!isOpen(path)) return '';
  const addresses = alternateAddresses(origin, path, languages);
  const address = addresses.find(([each]) => each === language)?.[1];
  // The app itself names that of the home page and of listings.
  const canonical = isDescribed(path) ? '' : `<link rel="canonical" href="${address}"/>`;
  if (languages.length < 2) return canonical;
  const alternates = addresses.map(
    ([each, href]) => `<link rel="alternate" hreflang="${each}" href="${href}"/>`,
  );
  return canonical + alternates.join('');
}

const isDescribed = (path: string) => /^\/(listings\/\d+)?$/.test(path);
const isOpen = (path: string) => isDescribed(path) || openPages.includes(path);

/** Where an open page is in each language, and for who reads none of them. */
export const alternateAddresses = (origin: string, path: string, languages: SiteLanguages) =>
  [...languages, 'x-default' as const].map((language) => {
    const prefix = language === 'x-default' ? '' : languagePrefix(language, languages);
    return [language, origin + (prefix + path).replace(/(?<=.)\/$/, '')] as const;
  });
