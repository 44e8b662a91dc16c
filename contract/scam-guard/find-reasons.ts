import { plainText } from './plain-text.ts';
import { scamReasons, type LanguageRules, type ScamReason } from './rule.ts';
import { ar } from './rules/ar.ts';
import { de } from './rules/de.ts';
import { en } from './rules/en.ts';
import { es } from './rules/es.ts';
import { anyLanguage } from './rules/any-language.ts';
import { pt } from './rules/pt.ts';

const languages: LanguageRules[] = [anyLanguage, en, de, es, pt, ar];

/** Longer sentences are read in parts: no pattern needs more, and none may take long. */
const longestSentence = 400;

/**
 * Why a text looks like a scam, in the order of `scamReasons`; empty for most texts. A guess by
 * typical phrases of five languages: good for a hint, a warning or a second look, never a proof.
 */
export function findScamReasons(text: string): ScamReason[] {
  const plain = plainText(text);
  const sentences = sentencesOf(plain);
  const whole = plain.replaceAll('\n', ' ');
  return scamReasons.filter((reason) =>
    languages.some(
      ({ found, harmless, across }) =>
        sentences.some(
          (sentence) =>
            matches(found[reason], sentence) && !matches(harmless[reason] ?? [], sentence),
        ) || matches(across[reason] ?? [], whole),
    ),
  );
}

const matches = (patterns: readonly RegExp[], text: string) =>
  patterns.some((pattern) => pattern.test(text));

/** A dot ends a sentence only before a space: addresses of sites and mails stay whole. */
const sentencesOf = (plain: string): string[] =>
  plain
    .split(/[.!?;؟؛](?=\s|$)|\n/)
    .flatMap((sentence) => sentence.match(new RegExp(`.{1,${longestSentence}}`, 'g')) ?? []);
