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

/** All data of a user that the score uses. */
export interface UserAnswers {
  habits: Habits;
  preferences: Preferences;
}

/** What a user wants on each question they answered: the stated preference, or the default. */
export function statedPreferences({ habits, preferences }: UserAnswers): Preferences {
  return wantedPreferences(habits, preferences);
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
