import { importEncodingFacts, type ImportEncoding } from '#contract/imports/import-reading.ts';

interface EncodingFacts {
  name: string;
  script?: string;
  language?: string;
  europe?: keyof EuropeLabels;
}

type EuropeLabels = Record<'western' | 'central' | 'baltic', string>;

/** An encoding by its usual name and what it is for: "Windows-1251 (Cyrillic)". */
export function labelEncoding(
  encoding: ImportEncoding,
  language: string,
  europeLabels: EuropeLabels,
): string {
  const facts: EncodingFacts = importEncodingFacts[encoding];
  const use =
    (facts.europe && europeLabels[facts.europe]) ??
    displayName(language, 'script', facts.script) ??
    displayName(language, 'language', facts.language);
  return use ? `${facts.name} (${use})` : facts.name;
}

/** Undefined where the browser has no name, instead of the code. */
const displayName = (locale: string, type: 'script' | 'language', code: string | undefined) =>
  code && new Intl.DisplayNames(locale, { type, fallback: 'none' }).of(code);
