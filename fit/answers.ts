import { wantedPreferences } from '#contract/questionnaire/preference-rules.ts';
import {
  questionIds,
  type Habits,
  type Hours,
  type Preferences,
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

/** Did they answer any question? */
export function hasAnswers({ habits }: UserAnswers): boolean {
  return questionIds.some((question) => habits[question] !== undefined);
}

/** Does this answer consist of clock times? */
export function isHours(answer: string | readonly string[] | Hours): answer is Hours {
  return typeof answer === 'object' && 'from' in answer;
}
