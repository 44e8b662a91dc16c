import { concepts } from './concept.ts';
import { languagesOf, readLanguages, type ReadLanguage } from './language-of.ts';
import { plainText, sentencesOf } from './plain-text.ts';
import { wordsOf } from './words-of.ts';
import { scamReasons, type LanguageRules } from './rule.ts';
import { anyLanguage } from './rules/any-language.ts';
import { ar } from './rules/ar.ts';
import { de } from './rules/de.ts';
import { en } from './rules/en.ts';
import { es } from './rules/es.ts';
import { pt } from './rules/pt.ts';

const rulesOf = { en, de, es, pt, ar };

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
  /[\w.-]+ (?:at|arroba|ät) [\w-]+|[([{ ](?:at|arroba|ät|@)[)\]}]|\b(?:dot|punkt|punto|ponto)\b|نقطه/;

const matches = (patterns: readonly RegExp[], text: string) =>
  patterns.some((pattern) => pattern.test(text));

/** What a sentence speaks of: names of concepts, of rules that it matches, and what is in it. */
export type Signs = ReadonlySet<string>;

interface Sign {
  name: string;
  patterns: readonly RegExp[];
}

/** Signs of every language. Their patterns are for a sentence: a whole text would take long. */
const general: Sign[] = [
  { name: 'amount', patterns: amounts },
  { name: 'spelled', patterns: [spelledAddress] },
  ...signsOfRules(anyLanguage),
  { name: 'plain-links', patterns: anyLanguage.found.links },
  { name: 'plain-elsewhere', patterns: anyLanguage.found.elsewhere },
];

const signsOfLanguage = Object.fromEntries(
  readLanguages.map((language): [ReadLanguage, Sign[]] => [
    language,
    [
      ...concepts.map((name) => ({ name, patterns: [wordsOf(language, name)] })),
      ...signsOfRules(rulesOf[language]),
    ],
  ]),
) as Record<ReadLanguage, Sign[]>;

function signsOfRules({ found, harmless, warns }: LanguageRules): Sign[] {
  return [
    { name: 'warns', patterns: [warns] },
    ...scamReasons.flatMap((reason) => [
      { name: `rule-${reason}`, patterns: found[reason] },
      { name: `not-${reason}`, patterns: harmless[reason] ?? [] },
    ]),
  ];
}

/** The signs of each sentence of a text, and of the whole where a rule needs it. */
export function signsOf(text: string): Signs[] {
  const plain = plainText(text);
  const languages = languagesOf(plain);
  const sentences = sentencesOf(plain);
  const whole = sentences.join('\n');
  // Most signs are in no sentence of a text.
  const possible = languages
    .flatMap((language) => signsOfLanguage[language])
    .map(({ name, patterns }) => ({
      name,
      patterns: patterns.filter((each) => mayMatch(each, whole)),
    }))
    .filter(({ patterns }) => patterns.length > 0);
  const all = sentences.map(
    (sentence): Signs =>
      new Set(
        [...general, ...possible]
          .filter(({ patterns }) => matches(patterns, sentence))
          .map(({ name }) => name),
      ),
  );
  if (/[?؟]/.test(plain)) all.push(new Set(['question']));
  const line = plain.replaceAll('\n', ' ');
  for (const language of languages) {
    for (const reason of scamReasons) {
      if (matches(rulesOf[language].across[reason] ?? [], line)) {
        all.push(new Set([`across-${reason}`]));
      }
    }
  }
  return all;
}

/** A pattern that begins at the beginning of a sentence tells nothing of a whole text. */
const mayMatch = (pattern: RegExp, whole: string) =>
  pattern.source.startsWith('^') || pattern.test(whole);
