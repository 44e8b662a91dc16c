import type { Fit, FitLine, FitSummary } from '#contract/matching/fit.ts';
import {
  questions,
  type ChoiceQuestionId,
  type Hours,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import { nearestWanted } from './compare.ts';
import { isHours } from './person.ts';
import { phrases } from './phrases.ts';

/** A ledger line in plain words, points last: "You want quiet by 22:00, they are quiet by 24:00: −7". */
export function describeLine(line: FitLine): string {
  const sentence = reasonsOfLine(line);
  return line.points > 0 ? `${sentence}: −${line.points}` : sentence;
}

/** What costs points on a line, from both sides where both lose; else how both live. */
export function reasonsOfLine({ question, mine, theirs }: FitLine): string {
  const lost = [
    mine.satisfaction < 100 &&
      `You want ${wantedWords(question, mine.wanted, theirs.answer)}, they ${livesWords(question, theirs.answer)}`,
    theirs.satisfaction < 100 &&
      theirs.wanted !== null &&
      `${mine.satisfaction < 100 ? 'they' : 'They'} want ${wantedWords(question, theirs.wanted, mine.answer)}, you ${livesWords(question, mine.answer)}`,
  ].filter((words) => words !== false);
  if (lost.length > 0) return lost.join('; ');
  const [you, they] = [livesWords(question, mine.answer), livesWords(question, theirs.answer)];
  return you === they ? `You both ${you}` : `You ${you}, they ${they}`;
}

/** A conflict in words: whose dealbreaker it is, and what breaks it. */
export function describeConflict(line: FitLine): string {
  const whose = {
    mine: 'A dealbreaker for you',
    theirs: 'A dealbreaker for them',
    both: 'A dealbreaker for both of you',
  };
  const sentence = reasonsOfLine(line);
  return line.conflict ? `${whose[line.conflict]}: ${lowerFirst(sentence)}` : sentence;
}

const reasonWords: Record<QuestionId, string> = {
  sleep: 'Your sleeping hours go together',
  cleaning: 'You agree on a clean kitchen',
  quiet: 'You agree on quiet hours',
  overnight_guests: 'Overnight guests suit you both',
  gatherings: 'You agree on having friends over',
  smoking: 'You agree on smoking',
  alcohol: 'You agree on alcohol',
  pets: 'You agree on pets',
  home_working: 'Working from home suits you both',
  sharing: 'You like to share alike',
  chores: 'You agree on chores and bills',
  conflict: 'You settle disagreements alike',
};

/** Why two people fit, one question of {@link FitSummary.reasons}. */
export function describeReason(question: QuestionId): string {
  return reasonWords[question];
}

/** On how many answers a score rests: "from 9 of 12". */
export function describeConfidence({ shared, of }: Pick<FitSummary, 'shared' | 'of'>): string {
  return `from ${shared} of ${of}`;
}

/** The same in a sentence, for the page of one person. */
export function explainConfidence({ score, shared, of, confidence }: Fit): string {
  if (score === null) {
    return shared < 3
      ? `Only ${shared} of ${of} questions answered by both of you: too few for a score`
      : 'Nothing you share matters to one of you, so there is no score';
  }
  const rest = { none: '', low: ': a first hint', medium: ': a fair picture', high: '' }[
    confidence
  ];
  return `From ${shared} of ${of} questions you both answered${rest}`;
}

function wantedWords(
  question: QuestionId,
  wanted: readonly string[] | Hours,
  answer: string | Hours,
): string {
  if (isHours(wanted)) return `sleep within ${hoursWords(wanted)}`;
  if (isHours(answer)) return questions[question].topic;
  const choice = question as ChoiceQuestionId;
  return phraseOf(choice, nearestWanted(choice, wanted, answer)).wants;
}

function livesWords(question: QuestionId, answer: string | Hours): string {
  if (isHours(answer)) return `sleep ${hoursWords(answer)}`;
  return phraseOf(question as ChoiceQuestionId, answer).lives;
}

/** An answer this build does not know yet is shown as it came. */
function phraseOf(question: ChoiceQuestionId, answer: string): { lives: string; wants: string } {
  const known: Record<string, { lives: string; wants: string }> = phrases[question];
  return known[answer] ?? { lives: answer, wants: answer };
}

const hoursWords = ({ from, until }: Hours) => `${from} to ${until}`;
const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
