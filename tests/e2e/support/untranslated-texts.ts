import type { Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';
import { localesOf } from '#locales-of';

/** A language of the screens, or English stretched and accented (locales/pseudo.ts). */
export type ShownLanguage = Exclude<Language, 'en'> | 'pseudo';

/**
 * The texts of a page that are not in its language, besides names and what people wrote, which
 * contains one of these marks or has a direction of its own. In Arabic those are texts in Latin
 * letters alone, in the pseudo-language words without accents, otherwise texts of the English
 * catalogs.
 */
export function untranslatedTexts(
  page: Page,
  language: ShownLanguage,
  marks: readonly string[] = [],
): Promise<string[]> {
  const isCompared = language !== 'pseudo' && language !== 'ar';
  return page.evaluate(find, {
    language,
    marks: marks.map((mark) => mark.toLowerCase()),
    english: isCompared ? [...textsOfOnly('en', language)] : [],
  });
}

/** The plain texts of a language that another does not have. */
function textsOfOnly(language: Language, other: Language): Set<string> {
  const others = textsIn(localesOf(other));
  return new Set([...textsIn(localesOf(language))].filter((text) => !others.has(text)));
}

function textsIn(texts: unknown, found = new Set<string>()): Set<string> {
  // Shorter ones are codes.
  if (typeof texts === 'string' && /\p{L}{3}/u.test(texts)) found.add(texts.trim());
  if (typeof texts === 'object' && texts !== null) {
    for (const each of Object.values(texts)) textsIn(each, found);
  }
  return found;
}

/** Runs in the page. */
function find({
  language,
  marks,
  english,
}: {
  language: string;
  marks: string[];
  english: string[];
}): string[] {
  // What people wrote has a direction of its own; code, addresses and languages name themselves.
  const own = 'bdi, [dir=auto], [dir=ltr], [lang]:not(html), [translate=no]';
  const noText = 'code, pre, script, style, noscript, svg, input, textarea, datalist';
  const names =
    /RoomieRadar|Roomie Fit|alt\+T|Wi-Fi|WordPress|oEmbed|HTML|React|Next\.js|Vue|Svelte|Angular|Module federation|UTC|^[A-Z]{3,4}$|^\/\S*|https?:\S+|\S+@\S+/g;
  const inEnglish = new Set(english);
  const isForeign = (text: string) => {
    if (marks.some((mark) => text.toLowerCase().includes(mark))) return false;
    // Their names come from the browser.
    const isCurrency = /^[A-Z]{3} · /.test(text);
    if (language === 'pseudo' && isCurrency) return false;
    const words = text.replaceAll(names, '');
    if (language === 'ar') return !/\p{Script=Arabic}/u.test(text) && /[A-Za-z]{3}/.test(words);
    // Months, days and currencies come from its rules, which are those of English.
    if (language === 'pseudo')
      return /(?<!\p{L})(?![A-Z][a-z]{2} |[A-Z]{3}\b)[A-Za-z]{3,}(?!\p{L})/u.test(words);
    return inEnglish.has(text.trim());
  };

  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    if (!node.parentElement?.closest(`${own}, ${noText}`) && isForeign(text)) found.add(text);
  }
  const written = new Set(
    Array.from(document.querySelectorAll(own), ({ textContent }) => textContent.trim()),
  );
  for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? '';
      if (!element.closest(own) && !written.has(text.trim()) && isForeign(text)) {
        found.add(`${name}: ${text}`);
      }
    }
  }
  if (isForeign(document.title)) found.add(`title of the page: ${document.title}`);
  return [...found];
}
