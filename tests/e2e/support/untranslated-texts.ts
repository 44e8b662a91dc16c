import type { Page } from '@playwright/test';
import { currencies } from '#contract/currencies.ts';
import { importEncodingFacts } from '#contract/imports/import-reading.ts';
import type { Language } from '#contract/languages.ts';
import { getLocales } from '#get-locales';

/** A language of the screens, or English stretched and accented (locales/pseudo.ts). */
export type ShownLanguage = Exclude<Language, 'en'> | 'pseudo';

/** What is written in Latin letters in every language, besides addresses and what people wrote. */
const names = [
  // Ours.
  'RoomieRadar',
  'Roomie Fit',
  'roomie-listings?(-card)?',
  // Software and formats.
  'Wi-Fi|WordPress|oEmbed|HTML|CSS|CSV|JSON|ZIP|PDF|XML|URL|API|JavaScript|JPEG|PNG|WebP',
  'big-endian|Latin-1',
  ...Object.values(importEncodingFacts).map(({ name }) => name),
  'React|Next\\.js|Vue|Svelte|Angular|Vite|webpack|Rspack|Module federation',
  // Codes of currencies, and the time zone of the desk.
  ...currencies.map((code) => `\\b${code}\\b`),
  'UTC',
  // What is measured about pages.
  '\\b(LCP|INP|CLS|FCP|TTFB)\\b',
  // Addresses of the web, routes, and the accounts of the demo and of the tests.
  'https?:\\S+',
  '^/\\S*',
  '[\\w.+-]+@roomieradar\\.test',
  // An address in an example.
  'you@tum\\.de',
];

/** Within Arabic sentences. */
const namesInArabic = [
  // Those whose data the map is, and their licenses.
  'GSHHG|WDBII|GeoNames|P\\. Wessel|W\\. H\\. F\\. Smith|GNU Lesser General Public License|CC BY 4\\.0',
  // Names in code.
  '(Content-Security|Permissions)-Policy|RateLimit|color-scheme|onOpen|theme(="auto")?',
  'search(-box)?="[^"]*"',
  '::part\\(title\\)|listings="7,42"|owner="5"|\\bsearch\\b|\\(head\\)',
  '\\b(partner|ready|lang|currency|false)\\b',
  '--roomie-[a-z]+|#7c3aed|Georgia, serif',
  // What has a direction of its own.
  '\\u2068[^\\u2069]*\\u2069',
  // A town to type in a demo.
  '«Spring»',
  // Keys, and what people browse with.
  'Alt\\+T|Shift \\+ Enter|Enter',
  'Chrome|Chromium|Firefox|Safari|Edge|Opera|Linux|Windows|Android|macOS|iOS',
];

const scripts = new Intl.DisplayNames('en', { type: 'script' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** For days, money and scripts, the pseudo-language has the words of English; no catalog has them. */
const rulesOfEnglish = [
  // What is written in an encoding.
  ...Object.values(importEncodingFacts).flatMap((fact) => [
    ...('script' in fact ? [`\\(${scripts.of(fact.script)}\\)`] : []),
    ...('language' in fact ? [`\\(${languageNames.of(fact.language)}\\)`] : []),
  ]),
  '\\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (?=\\d)',
  // Its browser names currencies in English.
  '^[A-Z]{3} · .*',
];

/**
 * The texts of a page that are not in its language, besides names and what people wrote, which
 * contains one of these marks or has a direction of its own. In Arabic those are texts with a word
 * in Latin letters, in the pseudo-language with a word without accents, otherwise texts of the
 * English catalogs.
 */
export function untranslatedTexts(
  page: Page,
  language: ShownLanguage,
  marks: readonly string[] = [],
): Promise<string[]> {
  const isCompared = language !== 'pseudo' && language !== 'ar';
  return page.evaluate(find, {
    language,
    names: [
      // First, because they contain codes of currencies.
      ...(language === 'pseudo' ? rulesOfEnglish : []),
      ...names,
      ...(language === 'ar' ? namesInArabic : []),
    ].join('|'),
    marks: marks.map((mark) => mark.toLowerCase()),
    english: isCompared ? [...textsOfOnly('en', language)] : [],
  });
}

/** The plain texts of a language that another does not have. */
function textsOfOnly(language: Language, other: Language): Set<string> {
  const others = textsIn(getLocales(other));
  return new Set([...textsIn(getLocales(language))].filter((text) => !others.has(text)));
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
function find(given: {
  language: string;
  names: string;
  marks: string[];
  english: string[];
}): string[] {
  const { language, marks } = given;
  // What people wrote has a direction of its own; code, addresses and languages name themselves.
  const own = 'bdi, [dir=auto], [dir=ltr], [lang]:not(html), [translate=no]';
  const noText = 'code, pre, script, style, noscript, svg, input, textarea, datalist';
  const names = new RegExp(given.names, 'g');
  const inEnglish = new Set(given.english);
  const isForeign = (text: string) => {
    if (marks.some((mark) => text.toLowerCase().includes(mark))) return false;
    const words = text.replaceAll(names, '');
    if (language === 'ar') return /[A-Za-z]{3}/.test(words);
    if (language === 'pseudo') return /(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/u.test(words);
    return inEnglish.has(text.trim());
  };

  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    if (!node.parentElement?.closest(`${own}, ${noText}`) && isForeign(text)) found.add(text);
  }
  // The longest first: one may be a part of another.
  const written = Array.from(document.querySelectorAll(own), ({ textContent }) =>
    textContent.trim(),
  )
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
  const withoutWritten = (text: string) =>
    written.reduce((left, each) => left.replaceAll(each, ''), text);
  for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? '';
      if (!element.closest(own) && isForeign(withoutWritten(text))) found.add(`${name}: ${text}`);
    }
  }
  if (isForeign(withoutWritten(document.title))) {
    found.add(`title of the page: ${document.title}`);
  }
  return [...found];
}
