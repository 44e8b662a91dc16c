import { houseRuleLabels } from '#contract/labels/vocabulary.ts';
import type { Fit, FitLine, FitSummary, ListingFitLine } from '#contract/matching/calls.ts';
import type { ListingFitSummary } from '#contract/matching/listing-fit.ts';
import {
  questions,
  type ChoiceQuestionId,
  type Hours,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import { nearestWanted } from './compare.ts';
import { isHours } from './answers.ts';
import { answerLabels } from './answer-labels.ts';

/**
 * A ledger line as a sentence, points last: "You want quiet from 22:00, they are quiet from
 * midnight: −7".
 */
export function describeLine(line: FitLine): string {
  const sentence = explainLine(line);
  return line.points > 0 ? `${sentence}: −${line.points}` : sentence;
}

/** Says what costs points on a line, for both sides if both lose; otherwise says how both live. */
export function explainLine({ question, mine, theirs }: FitLine): string {
  const lost = [
    mine.satisfaction < 100 &&
      `You want ${wantedLabel(question, mine.wanted, theirs.answer)}, they ${livesLabel(question, theirs.answer)}`,
    theirs.satisfaction < 100 &&
      theirs.wanted !== null &&
      `${mine.satisfaction < 100 ? 'they' : 'They'} want ${wantedLabel(question, theirs.wanted, mine.answer)}, you ${livesLabel(question, mine.answer)}`,
  ].filter((words) => words !== false);
  if (lost.length > 0) return lost.join('; ');
  const [you, they] = [livesLabel(question, mine.answer), livesLabel(question, theirs.answer)];
  return you === they ? `You both ${you}` : `You ${you}, they ${they}`;
}

/**
 * The lines of a ledger in reading order: conflicts, then what costs most, then what costs nothing.
 */
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

/** A conflict as a sentence: whose dealbreaker it is, and what breaks it. */
export function describeConflict(line: FitLine): string {
  const whose = {
    mine: 'A dealbreaker for you',
    theirs: 'A dealbreaker for them',
    both: 'A dealbreaker for both of you',
  };
  const sentence = explainLine(line);
  return line.conflict ? `${whose[line.conflict]}: ${lowerFirst(sentence)}` : sentence;
}

const reasonLabels: Record<QuestionId, string> = {
  sleep: 'Your sleeping hours match',
  cleaning: 'You agree on cleaning the kitchen',
  quiet: 'You agree on quiet hours',
  overnight_guests: 'You agree on overnight guests',
  gatherings: 'You agree on having friends over',
  smoking: 'You agree on smoking',
  alcohol: 'You agree on alcohol',
  pets: 'You agree on pets',
  home_working: 'You agree on working from home',
  sharing: 'You agree on sharing',
  chores: 'You agree on chores and bills',
  conflict: 'You agree on talking about problems',
};

/** Why two users fit, for one question of {@link FitSummary.reasons}. */
export function describeReason(question: QuestionId): string {
  return reasonLabels[question];
}

/** The number of answers that a score is based on: "from 9 of 12". */
export function describeConfidence({ shared, of }: Pick<FitSummary, 'shared' | 'of'>): string {
  return `from ${shared} of ${of}`;
}

/** The same in a sentence, for the page of one user. */
export function explainConfidence({ score, shared, of, confidence }: Fit): string {
  if (score === null) {
    return shared < 3
      ? `Only ${shared} of ${of} questions answered by both of you: too few for a score`
      : 'One of you marked none of these questions as important, so there is no score';
  }
  const rest = { none: '', low: ', so this score is only a first hint', medium: '', high: '' }[
    confidence
  ];
  return `From ${shared} of ${of} questions you both answered${rest}`;
}

const suits = {
  budget: 'Within your budget',
  dates: 'Available when you want to move in',
  distance: 'In your area',
  stay: 'The length of stay suits you',
  house_rules: 'Your habits match the house rules',
} as const;

/** Why a listing fits, for {@link ListingFitSummary.reason}. */
export function describeListingReason(reason: NonNullable<ListingFitSummary['reason']>): string {
  return 'question' in reason ? reasonLabels[reason.question] : suits[reason.part];
}

/**
 * A line of a listing's ledger as a sentence, points last: "$120 a month above your budget: −18".
 * `money` formats an amount per month in the currency of the budget.
 */
export function describeListingLine(
  line: ListingFitLine,
  money: (amount: number) => string,
): string {
  const { part, points, satisfaction, off_by: offBy, broken_rules: broken } = line;
  if (satisfaction === 100) return suits[part];
  const sentence = {
    budget: () => `${money(offBy)} a month above your budget`,
    dates: () => `Available ${count(offBy, 'day')} after you want to move in`,
    distance: () => `About ${offBy} km from your area`,
    stay: () =>
      offBy > 0
        ? `The shortest stay is ${count(offBy, 'month')} longer than yours`
        : `The longest stay is ${count(-offBy, 'month')} shorter than yours`,
    house_rules: () => {
      const names = broken.map((rule) => houseRuleLabels[rule]).join(', ');
      return `Your habits break ${broken.length === 1 ? 'a house rule' : 'house rules'}: ${names}`;
    },
  }[part]();
  return points > 0 ? `${sentence}: −${points}` : sentence;
}

function wantedLabel(
  question: QuestionId,
  wanted: readonly string[] | Hours,
  answer: string | Hours,
): string {
  if (isHours(wanted)) return `sleep within ${formatHours(wanted)}`;
  if (isHours(answer)) return questions[question].topic;
  const choice = question as ChoiceQuestionId;
  return labelOf(choice, nearestWanted(choice, wanted, answer)).wants;
}

function livesLabel(question: QuestionId, answer: string | Hours): string {
  if (isHours(answer)) return `sleep ${formatHours(answer)}`;
  return labelOf(question as ChoiceQuestionId, answer).lives;
}

/** The labels of an answer; an answer that this build does not know is shown as it is. */
function labelOf(question: ChoiceQuestionId, answer: string): { lives: string; wants: string } {
  const known: Record<string, { lives: string; wants: string }> = answerLabels[question];
  return known[answer] ?? { lives: answer, wants: answer };
}

const formatHours = ({ from, until }: Hours) => `${from} to ${until}`;
const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;
