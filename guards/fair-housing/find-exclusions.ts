import type { Language } from '#contract/languages.ts';
import { plainText, splitSentences } from '../plain-text.ts';
import { buildPatterns, traits, type ExclusionWords, type Trait } from './rule.ts';
import { ar } from './rules/ar.ts';
import { de } from './rules/de.ts';
import { en } from './rules/en.ts';
import { es } from './rules/es.ts';
import { pt } from './rules/pt.ts';

const words: Record<Language, ExclusionWords> = { en, de, es, pt, ar };
const rules = Object.values(words).map((each) => ({
  harmless: each.harmless,
  excluded: traits.map((trait) => [trait, buildPatterns(each, trait)] as const),
}));

/**
 * By which traits a text about a room seems to exclude people, in the order of `traits`. A guess by
 * typical phrases of five languages, for a hint to who writes it: never a verdict.
 */
export function findExclusions(text: string): Trait[] {
  const sentences = splitSentences(plainText(text));
  const found = new Set<Trait>();
  for (const sentence of sentences) {
    for (const { harmless, excluded } of rules) {
      if (harmless.some((pattern) => pattern.test(sentence))) continue;
      for (const [trait, patterns] of excluded) {
        if (patterns.some((pattern) => pattern.test(sentence))) found.add(trait);
      }
    }
  }
  return traits.filter((trait) => found.has(trait));
}
