import { plainText, sentencesOf } from './plain-text.ts';
import { scamReasons, type LanguageRules, type ScamReason } from './rule.ts';
import { ar } from './rules/ar.ts';
import { de } from './rules/de.ts';
import { en } from './rules/en.ts';
import { es } from './rules/es.ts';
import { anyLanguage } from './rules/any-language.ts';
import { pt } from './rules/pt.ts';

const languages: LanguageRules[] = [anyLanguage, en, de, es, pt, ar];

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
            matches(found[reason], sentence) &&
            !matches(harmless[reason] ?? [], sentence) &&
            !languages.some(({ warns }) => warns.test(sentence)),
        ) || matches(across[reason] ?? [], whole),
    ),
  );
}

const matches = (patterns: readonly RegExp[], text: string) =>
  patterns.some((pattern) => pattern.test(text));
