import * as card from '#locales/card.ts';
import { houseRuleLabels } from '#locales/vocabulary.ts';
import type { Fit, FitLine, FitSummary, ListingFitLine } from '#contract/matching/fit.ts';
import type { ListingFitSummary } from '#contract/matching/listing-fit.ts';
import type { ChoiceQuestionId, Hours, QuestionId } from '#contract/questionnaire/questions.ts';
import { isHours } from '#fit/answers.ts';
import { nearestWanted } from '#fit/compare.ts';
import * as t from '#locales/fit.ts';
import { questions } from '#locales/questions.ts';
import { formatClocks } from './answer-labels.ts';

/**
 * A ledger line as a sentence, points last: "You want quiet from 10 PM, they are quiet from
 * midnight: −7".
 */
export function describeLine(line: FitLine): string {
  const sentence = explainLine(line);
  return line.points > 0 ? t.withPoints({ line: sentence, points: line.points }) : sentence;
}

/** Says what costs points on a line, for both sides if both lose; otherwise says how both live. */
export function explainLine(line: FitLine): string {
  return upperFirst(lineClause(line));
}

function lineClause({ question, mine, theirs }: FitLine): string {
  const you = liveLabel(question, mine.answer, 'you');
  const they = liveLabel(question, theirs.answer, 'they');
  const yourWant =
    mine.satisfaction < 100 ? wantLabel(question, mine.wanted, theirs.answer) : undefined;
  const theirWant =
    theirs.satisfaction < 100 && theirs.wanted !== null
      ? wantLabel(question, theirs.wanted, mine.answer)
      : undefined;
  if (yourWant !== undefined && theirWant !== undefined) {
    return t.bothLose({ yourWant, they, theirWant, you });
  }
  if (yourWant !== undefined) return t.youLose({ want: yourWant, they });
  if (theirWant !== undefined) return t.theyLose({ want: theirWant, you });
  const both = liveLabel(question, mine.answer, 'both');
  return both === liveLabel(question, theirs.answer, 'both') ? both : t.nobodyLoses({ you, they });
}

/** What a line of a ledger costs, whoever the two are. */
type LedgerCosts = Pick<FitLine, 'points' | 'conflict'> &
  Record<'mine' | 'theirs', { satisfaction: number }>;

/**
 * The lines of a ledger in reading order: conflicts, then what costs most, then what differs but
 * costs no point, because it is too little or does not matter to them, then what suits both.
 */
export function groupLedger<Line extends LedgerCosts>(ledger: readonly Line[]) {
  const byPoints = ledger.toSorted((one, other) => other.points - one.points);
  const conflicts = byPoints.filter(({ conflict }) => conflict !== null);
  const rest = byPoints.filter(({ conflict }) => conflict === null);
  const free = rest.filter(({ points }) => points === 0);
  const suitsBoth = ({ mine, theirs }: Line) =>
    mine.satisfaction === 100 && theirs.satisfaction === 100;
  return {
    conflicts,
    lost: rest.filter(({ points }) => points > 0),
    differing: free.filter((line) => !suitsBoth(line)),
    kept: free.filter(suitsBoth),
  };
}

/** A conflict as a sentence: whose dealbreaker it is, and what breaks it. */
export function describeConflict(line: FitLine): string {
  const clause = lineClause(line);
  return line.conflict ? t.dealbreakers[line.conflict]({ line: clause }) : upperFirst(clause);
}

/** Why two users fit, for one question of {@link FitSummary.reasons}. */
export function describeReason(question: QuestionId): string {
  return t.reasons[question];
}

/** The number of answers that a score is based on: "from 9 of 12". */
export function describeConfidence({ shared, of }: Pick<FitSummary, 'shared' | 'of'>): string {
  return t.basedOn({ shared, of });
}

/** The same in a sentence, for the page of one user. */
export function explainConfidence({ score, shared, of, confidence }: Fit): string {
  if (score === null) return shared < 3 ? t.tooFewAnswers({ shared, of }) : t.nothingImportant;
  return confidence === 'low' ? t.scoreBaseLow({ shared, of }) : t.scoreBase({ shared, of });
}

/** Why a listing fits, for {@link ListingFitSummary.reason}. */
export function describeListingReason(reason: NonNullable<ListingFitSummary['reason']>): string {
  return 'question' in reason ? t.reasons[reason.question] : t.suits[reason.part];
}

/**
 * A line of a listing's ledger as a sentence, points last: "$120 a month above your budget: −18".
 * `money` formats an amount per month in the currency of the budget, `stay` a number of months.
 */
export function describeListingLine(
  line: ListingFitLine,
  { money, stay }: { money: (amount: number) => string; stay: (months: number) => string },
): string {
  const { part, points, satisfaction, off_by: offBy, broken_rules: broken } = line;
  if (satisfaction === 100) return t.suits[part];
  const sentence = {
    budget: () => t.aboveBudget({ amount: money(offBy) }),
    dates: () => t.availableLater({ days: offBy }),
    distance: () => t.fromYourArea({ km: offBy }),
    stay: () =>
      offBy > 0 ? t.stayTooLong({ stay: stay(offBy) }) : t.stayTooShort({ stay: stay(-offBy) }),
    house_rules: () => {
      const rules = broken.map((rule) => houseRuleLabels[rule]).join(card.factSeparator);
      return t.brokenRules({ count: broken.length, rules });
    },
  }[part]();
  return points > 0 ? t.withPoints({ line: sentence, points }) : sentence;
}

function wantLabel(
  question: QuestionId,
  wanted: readonly string[] | Hours,
  answer: string | Hours,
): string {
  if (isHours(wanted)) return t.sleeping.want(formatClocks(wanted));
  if (isHours(answer)) return questions[question].topic;
  const choice = question as ChoiceQuestionId;
  return answerLabels(choice, nearestWanted(choice, wanted, answer)).want;
}

function liveLabel(
  question: QuestionId,
  answer: string | Hours,
  who: 'you' | 'they' | 'both',
): string {
  if (isHours(answer)) return t.sleeping[who](formatClocks(answer));
  return answerLabels(question as ChoiceQuestionId, answer)[who];
}

type AnswerLabels = Record<'you' | 'they' | 'both' | 'want', string>;

/** The labels of an answer; an answer that this build does not know is shown as it is. */
function answerLabels(question: ChoiceQuestionId, answer: string): AnswerLabels {
  const known: Record<string, AnswerLabels> = t.answers[question];
  return known[answer] ?? { you: answer, they: answer, both: answer, want: answer };
}

const upperFirst = (clause: string) => clause.charAt(0).toUpperCase() + clause.slice(1);
