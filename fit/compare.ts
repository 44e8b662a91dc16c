import {
  answerOptions,
  questionIds,
  questions,
  type ChoiceQuestionId,
  type Hours,
  type Importance,
  type Preference,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import { isMostlyOutside, percentWithin, toSlots } from './hours.ts';
import { isHours, statedPreferences, type UserAnswers } from './answers.ts';

type Answer = string | Hours;
type Wanted = readonly string[] | Hours;

/** How satisfied one user is with the other on a question. */
export interface Side {
  weight: Importance;
  /** How well the other's answer suits this user, in whole percent. */
  satisfaction: number;
  /** Whether the other's answer breaks a dealbreaker. */
  isBroken: boolean;
}

/** A question that both answered. */
export interface Shared {
  question: QuestionId;
  mine: Side;
  theirs: Side;
}

/** Every question that both answered, in the order they are asked. */
export function compare(me: UserAnswers, them: UserAnswers): Shared[] {
  const [iWant, theyWant] = [statedPreferences(me), statedPreferences(them)];
  const shared: Shared[] = [];
  for (const question of questionIds) {
    const mine = compareSide(question, iWant[question], them.habits[question]);
    const theirs = mine && compareSide(question, theyWant[question], me.habits[question]);
    if (theirs) shared.push({ question, mine, theirs });
  }
  return shared;
}

/**
 * How well an answer suits the wanted ones, in whole percent: 100 if wanted, 50 next to it, else 0.
 */
export function scoreSatisfaction(question: QuestionId, wanted: Wanted, answer: Answer): number {
  if (isHours(answer) || isHours(wanted)) {
    return isHours(answer) && isHours(wanted) ? percentWithin(toSlots(answer), toSlots(wanted)) : 0;
  }
  if (wanted.includes(answer)) return 100;
  if (questions[question].kind !== 'ordered') return 0;
  const all: readonly string[] = questions[question].answers;
  const at = all.indexOf(answer);
  return wanted.includes(all[at - 1] ?? '') || wanted.includes(all[at + 1] ?? '') ? 50 : 0;
}

/** The acceptable answer nearest to this one; of two equally near ones the first. */
export function nearestWanted(
  question: ChoiceQuestionId,
  wanted: readonly string[],
  answer: string,
): string {
  const all: string[] = answerOptions(question);
  const own = all.indexOf(answer);
  const distance = (other: string) => Math.abs(all.indexOf(other) - own);
  const [nearest = answer] = all
    .filter((other) => wanted.includes(other))
    .sort((one, other) => distance(one) - distance(other));
  return nearest;
}

function compareSide(
  question: QuestionId,
  wants: Preference | undefined,
  answer: Answer | undefined,
): Side | null {
  if (!wants || answer === undefined) return null;
  const { acceptable, importance: weight, is_dealbreaker: isDealbreaker } = wants;
  return {
    weight,
    satisfaction: scoreSatisfaction(question, acceptable, answer),
    isBroken: isDealbreaker && isOutside(acceptable, answer),
  };
}

function isOutside(acceptable: Wanted, answer: Answer): boolean {
  if (isHours(answer) || isHours(acceptable)) {
    return (
      isHours(answer) &&
      isHours(acceptable) &&
      isMostlyOutside(toSlots(answer), toSlots(acceptable))
    );
  }
  return !acceptable.includes(answer);
}
