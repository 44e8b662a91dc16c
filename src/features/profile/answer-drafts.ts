import { Habits } from '#contract/questionnaire/calls.ts';
import {
  questionIds,
  type Habits as HabitsShape,
  type Preferences,
} from '#contract/questionnaire/questions.ts';
import { type } from '#contract/type.ts';
import type { Draft } from '#src/shared/drafts/open-draft.ts';
import { useDraft } from '#src/shared/drafts/use-draft.ts';

const isQuestion = (id: string) => questionIds.some((each) => each === id);

/** A kept answer must still be one of those that can be given. */
const fitsHabits = (id: string, answer: unknown) =>
  isQuestion(id) && !(Habits({ [id]: answer }) instanceof type.errors);

/** A kept preference may be unfinished, so only its shape counts. */
const fitsPreferences = (id: string, preference: unknown) =>
  isQuestion(id) &&
  preference instanceof Object &&
  'acceptable' in preference &&
  'importance' in preference;

/** The draft of how a user lives. */
export const useHabitsDraft = (stored: HabitsShape): Draft<HabitsShape> =>
  useDraft({ kind: 'profile', target: 'habits', stored, fits: fitsHabits });

/** The draft of what a user wants of others. */
export const usePreferencesDraft = (stored: Preferences): Draft<Preferences> =>
  useDraft({ kind: 'profile', target: 'preferences', stored, fits: fitsPreferences });
