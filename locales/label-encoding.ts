import { importEncodingFacts, type ImportEncoding } from '#contract/imports/import-reading.ts';

/** An encoding by its usual name and what it is for: "Windows-1251 (Cyrillic)". */
export function labelEncoding(encoding: ImportEncoding, language: string): string {
  const facts: { name: string; script?: string; region?: string; language?: string } =
    importEncodingFacts[encoding];
  for (const type of ['script', 'region', 'language'] as const) {
    const code = facts[type];
    const use = code && new Intl.DisplayNames(language, { type }).of(code);
    if (use) return `${facts.name} (${use})`;
  }
  return facts.name;
}
