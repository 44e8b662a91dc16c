import { defaultPreferences, withOwnAnswers } from '#contract/questionnaire/preference-rules.ts';
import {
  answersOf,
  questionIds,
  type ChoiceQuestionId,
  type Habits,
  type Importance,
  type Preference,
  type Preferences,
} from '#contract/questionnaire/questions.ts';
import type { Degree, HabitSketch } from './content/person-sketch.ts';
import { startRandom, type Random } from './drawing/random.ts';

/** What a sketch calls the questions; its degrees are positions of answers. */
const sketched: Record<ChoiceQuestionId, keyof HabitSketch> = {
  cleaning: 'cleanliness',
  quiet: 'noise',
  overnight_guests: 'overnight_guests',
  gatherings: 'gatherings',
  smoking: 'smoking',
  alcohol: 'alcohol',
  pets: 'pets',
  home_working: 'home_working',
  sharing: 'sharing',
  chores: 'chores',
  conflict: 'conflict',
};

/** The habits of a demo person. */
export function demoHabits(sketch: HabitSketch): Habits {
  const choices = Object.entries(sketched).map(([id, name]) => [
    id,
    answersOf(id as ChoiceQuestionId)[sketch[name] as Degree],
  ]);
  const sleep = { from: sketch.sleep_from, until: sketch.sleep_until };
  return { sleep, ...Object.fromEntries(choices) };
}

/** What people are strict about more often than about the rest. */
const oftenStrict = new Set<string>(['smoking', 'pets', 'cleaning', 'quiet']);

/**
 * What a demo person with these habits accepts: the defaults, some of it mattering more or not at
 * all, and a deal broken here and there. The same for the same seed.
 */
export function demoPreferences(habits: Habits, seed: number): Preferences {
  const random = startRandom(seed);
  const entries = Object.entries(defaultPreferences(habits)).map(([id, preference]) => [
    id,
    coloured(preference, oftenStrict.has(id), random),
  ]);
  return withOwnAnswers(habits, Object.fromEntries(entries));
}

function coloured(preference: Preference, isOften: boolean, random: Random): Preference {
  const importance: Importance = random.chance(isOften ? 0.5 : 0.25)
    ? random.pick([2, 2, 4])
    : random.pick([1, 1, 1, 1, 0]);
  const isDealbreaker = importance === 4 && isOften && random.chance(0.6);
  // Nothing is acceptable yet: the own answer is added to what is.
  const acceptable =
    Array.isArray(preference.acceptable) && random.chance(0.6) ? [] : preference.acceptable;
  return { ...preference, acceptable, importance, is_dealbreaker: isDealbreaker };
}

/** A seed of a person's own, from what never changes about them. */
export const seedOf = (email: string) =>
  Array.from(email).reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0,
    questionIds.length,
  );
