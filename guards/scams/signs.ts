import { languages, type Language } from '#contract/languages.ts';
import { concepts } from './concept.ts';
import { detectLanguages } from './detect-languages.ts';
import { plainText, splitSentences } from '../plain-text.ts';
import { conceptPattern } from './concept-patterns.ts';
import { scamReasons, type LanguageRules } from './rule.ts';
import { anyLanguage } from './rules/any-language.ts';
import { ar } from './rules/ar.ts';
import { de } from './rules/de.ts';
import { en } from './rules/en.ts';
import { es } from './rules/es.ts';
import { pt } from './rules/pt.ts';

const rules: Record<Language, LanguageRules> = { en, de, es, pt, ar };

const currency = String.raw`(?:€|\$|£|r\$|eur|euros?|usd|dollars?|dolares|pounds?|chf|franken|reais|pesos|soles|bucks|quid|دولار|يورو|ريال|درهم|جنيه|دينار|ليره)`;
const amounts = [
  // Not a time, a date, a size or a share.
  new RegExp(
    String.raw`(?<![\d:.,/-])(?:${currency} ?\d{2,5}|\d{2,5} ?${currency}|\d{2,4}(?![\d:./%-]|\s?(?:m2|qm|mm|cm|km|m\b|min|am|pm|uhr|%|st))|\d\.\d{3}\b)`,
  ),
  /\b(?:zwei|drei|vier|funf|sechs|sieben|acht|neun)?hundert\w*\b|\b(?:two|three|four|five|six|seven|eight|nine|a|couple of) hundred\b|\b(?:dos|tres|cuatro|quin|seis|sete|ocho|nove)(?:ci)?entos\b|\bcien\b|\b(?:duz|trez|quatroc|quinh|seisc)entos\b|مائه|مئه|مئتين|مئتا|ميه/,
];
/** A mail address in words. */
const spelledAddress =
  /(?<![\w.-])[\w.-]+ (?:at|arroba|ät) [\w-]+|[([{ ](?:at|arroba|ät|@)[)\]}]|\b(?:dot|punkt|punto|ponto)\b|نقطه/;

const matches = (patterns: readonly RegExp[], text: string) =>
  patterns.some((pattern) => pattern.test(text));

/** The signs of a sentence: names of its concepts, of matching rules, and of its contents. */
export type Signs = ReadonlySet<string>;

interface Sign {
  name: string;
  patterns: readonly RegExp[];
  /** The same, each to be looked for in many lines at once. */
  inLines: readonly RegExp[];
}

const sign = (name: string, patterns: readonly RegExp[]): Sign => ({
  name,
  patterns,
  inLines: patterns.map(({ source, flags }) => new RegExp(source, `${flags}gm`)),
});

/** Signs of every language. */
const general: Sign[] = [
  sign('amount', amounts),
  sign('spelled', [spelledAddress]),
  ...ruleSigns(anyLanguage),
  sign('plain-links', anyLanguage.found.links),
  sign('plain-elsewhere', anyLanguage.found.elsewhere),
];

const languageSigns = Object.fromEntries(
  languages.map((language): [Language, Sign[]] => [
    language,
    [
      ...concepts.map((name) => sign(name, [conceptPattern(language, name)])),
      ...ruleSigns(rules[language]),
    ],
  ]),
) as Record<Language, Sign[]>;

function ruleSigns({ found, harmless, warns }: LanguageRules): Sign[] {
  return [
    sign('warns', [warns]),
    ...scamReasons.flatMap((reason) => [
      sign(`rule-${reason}`, found[reason]),
      sign(`not-${reason}`, harmless[reason] ?? []),
    ]),
  ];
}

/** The signs of each sentence of a text, and of the whole where a rule needs it. */
export function findSigns(text: string): Signs[] {
  const plain = plainText(text);
  const detected = detectLanguages(plain);
  const sentences = splitSentences(plain);
  if (sentences.length === 0) return [];
  const all = sentences.map(() => new Set<string>());
  const whole = sentences.join('\n');
  for (const { name, patterns, inLines } of [
    ...general,
    ...detected.flatMap((language) => languageSigns[language]),
  ]) {
    for (const [at, pattern] of inLines.entries()) {
      for (const line of linesWith(pattern, whole, (each) =>
        patterns[at]!.test(sentences[each]!),
      )) {
        all[line]!.add(name);
      }
    }
  }
  if (/[?؟]/.test(plain)) all.push(new Set(['question']));
  const line = plain.replaceAll('\n', ' ');
  for (const language of detected) {
    for (const reason of scamReasons) {
      if (matches(rules[language].across[reason] ?? [], line)) {
        all.push(new Set([`across-${reason}`]));
      }
    }
  }
  return all;
}

/**
 * The lines of a text in which a pattern matches. Reading all lines at once takes a third of the time
 * of reading one after the other. What spans several lines counts if `matchesAlone` says so.
 */
function linesWith(
  pattern: RegExp,
  whole: string,
  matchesAlone: (line: number) => boolean,
): number[] {
  const found: number[] = [];
  let [line, end] = [0, whole.indexOf('\n')];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(whole); match; match = pattern.exec(whole)) {
    while (end !== -1 && end < match.index) {
      line += 1;
      end = whole.indexOf('\n', end + 1);
    }
    if (!match[0].includes('\n') || matchesAlone(line)) found.push(line);
    if (end === -1) break;
    pattern.lastIndex = end + 1;
  }
  return found;
}
