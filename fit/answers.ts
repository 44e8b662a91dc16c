import { defaultPreferences, withOwnAnswers } from '#contract/questionnaire/preference-rules.ts';
import {
  questionIds,
  type Habits,
  type Hours,
  type Preferences,
} from '#contract/questionnaire/questions.ts';

/** All that the score knows of someone. */
export interface UserAnswers {
  habits: Habits;
  preferences: Preferences;
}

/** What a user wants on each question they answered: as they said, else by default. */
export function wantsOf({ habits, preferences }: UserAnswers): Preferences {
  return withOwnAnswers(habits, { ...defaultPreferences(habits), ...preferences });
}

/** Did they answer any question? */
export function hasAnswers({ habits }: UserAnswers): boolean {
  return questionIds.some((question) => habits[question] !== undefined);
}

/** Is this an answer by clock times? */
export function isHours(answer: string | readonly string[] | Hours): answer is Hours {
  return typeof answer === 'object' && 'from' in answer;
}
