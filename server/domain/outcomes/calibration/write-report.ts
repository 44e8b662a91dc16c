import type { QuestionId } from '#contract/questionnaire/questions.ts';
import {
  leastRated,
  leastLosing,
  type Calibration,
  type QuestionEstimate,
} from './estimate-multipliers.ts';
import type { AnsweredPair } from './read-pairs.ts';

/** Fewer ratings of a habit than this have no mean worth reading. */
const leastRatings = 10;

/** What `npm run calibrate` prints: for operators, in English like the other commands. */
export function writeReport(pairs: readonly AnsweredPair[], calibration: Calibration): string {
  return `${[`Pairs that answered: ${pairs.length}`, ...describe(pairs, calibration)].join('\n')}\n`;
}

function describe(pairs: readonly AnsweredPair[], calibration: Calibration): string[] {
  if (calibration.result !== 'estimated') return explainNothing(calibration.result);
  const rows = [
    ['Question', 'Lost points', 'Multiplier', '95 %', 'It counts', 'Habit, points lost / none'],
    ...calibration.questions.map((line) => describeQuestion(pairs, line)),
  ];
  return [
    `A lost point goes with ${calibration.perPoint.toFixed(3)} less of the rating, 1 to 5.`,
    '',
    ...alignColumns(rows),
    '',
    `Multiplier 1: the question costs what it should. "-": fewer than ${leastLosing} pairs lost points.`,
    'docs/fit.md says what this assumes. Nothing was changed.',
  ];
}

function explainNothing(result: 'too_few' | 'no_effect'): string[] {
  if (result === 'too_few') {
    return [`That is too few to estimate multipliers: it takes ${leastRated}, who differ enough.`];
  }
  return [
    'The ratings do not show that lost points go with living together less well, so there is nothing',
    'to multiply.',
  ];
}

function describeQuestion(
  pairs: readonly AnsweredPair[],
  { question, losing, multiplier }: QuestionEstimate,
): string[] {
  const habits = `${meanHabit(pairs, question, true)} / ${meanHabit(pairs, question, false)}`;
  if (!multiplier) return [question, String(losing), '-', '-', '-', habits];
  const { value, low, high } = multiplier;
  return [
    question,
    String(losing),
    value.toFixed(2),
    `${low.toFixed(2)} to ${high.toFixed(2)}`,
    low > 1 ? 'too little' : high < 1 ? 'too much' : 'about right',
    habits,
  ];
}

/** How pairs rate a habit that lost points on it, or lost none. */
function meanHabit(
  pairs: readonly AnsweredPair[],
  question: QuestionId,
  isLosing: boolean,
): string {
  const ratings = pairs
    .filter(({ ledger }) => (ledger[question] ?? 0) > 0 === isLosing)
    .flatMap(({ habits }) => habits[question] ?? []);
  if (ratings.length < leastRatings) return '-';
  return (ratings.reduce((sum, each) => sum + each, 0) / ratings.length).toFixed(1);
}

function alignColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
