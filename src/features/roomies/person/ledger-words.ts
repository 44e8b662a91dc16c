import type { FitLine } from '#contract/matching/fit.ts';
import { questions, type Hours, type QuestionId } from '#contract/questionnaire/questions.ts';

/** An answer of one question as its own words say it. */
export function answerWords(question: QuestionId, answer: string | Hours): string {
  if (typeof answer !== 'string') return `${answer.from} to ${answer.until}`;
  const known = questions[question] as { answers?: Readonly<Record<string, string>> };
  // An answer this build does not know yet is shown as it came.
  return known.answers?.[answer] ?? answer;
}

/** The answers someone accepts in others, in the order they are asked. */
export function wantedWords(question: QuestionId, wanted: readonly string[] | Hours): string {
  if ('from' in wanted) return `within ${wanted.from} to ${wanted.until}`;
  const { answers = {} } = questions[question] as { answers?: Readonly<Record<string, string>> };
  if (wanted.length > 0 && wanted.length === Object.keys(answers).length) return 'anything';
  return wanted.map((answer) => answerWords(question, answer)).join(' · ');
}

/** A ledger in the order it is read: conflicts, then what costs most, then what costs nothing. */
export function groupLedger(ledger: readonly FitLine[]) {
  const byPoints = ledger.toSorted((one, other) => other.points - one.points);
  const conflicts = byPoints.filter(({ conflict }) => conflict !== null);
  const rest = byPoints.filter(({ conflict }) => conflict === null);
  return {
    conflicts,
    lost: rest.filter(({ points }) => points > 0),
    kept: rest.filter(({ points }) => points === 0),
  };
}
