import { limits } from '#contract/limits.ts';
import { wantedPreferences } from '#contract/questionnaire/preference-rules.ts';
import {
  questionIds,
  type Habits,
  type Hours,
  type Preference,
  type Preferences,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';

/** All data of a user that the score uses; other answers are another object. */
export interface UserAnswers {
  readonly habits: Readonly<Habits>;
  readonly preferences: Readonly<Preferences>;
}

/** A list compares a person with many others: completing what they want took most of that time. */
const stated = new WeakMap<UserAnswers, Preferences>();

/** What a user wants on each question they answered: the stated preference, or the default. */
export function statedPreferences(answers: UserAnswers): Preferences {
  const before = stated.get(answers);
  if (before) return before;
  const preferences = wantedPreferences(answers.habits, answers.preferences);
  stated.set(answers, preferences);
  return preferences;
}

/** Did they answer enough for a score, and does a question they answered matter to them? */
export function canBeScored(answers: UserAnswers): boolean {
  const stated = Object.values<Preference>(statedPreferences(answers));
  return stated.length >= limits.fit.minShared && stated.some(({ importance }) => importance > 0);
}

/** Did they answer any question? */
export function hasAnswers({ habits }: UserAnswers): boolean {
  return questionIds.some((question) => habits[question] !== undefined);
}

/** Did both give the same answer to this question? */
export function answeredAlike(me: UserAnswers, them: UserAnswers, question: QuestionId): boolean {
  const [mine, theirs] = [me.habits[question], them.habits[question]];
  if (mine === undefined || theirs === undefined) return false;
  if (!isHours(mine) || !isHours(theirs)) return mine === theirs;
  return mine.from === theirs.from && mine.until === theirs.until;
}

/** Does this answer consist of clock times? */
export function isHours(answer: string | readonly string[] | Hours): answer is Hours {
  return typeof answer === 'object' && 'from' in answer;
}
