import {
  defaultPreferences,
  completePreferences,
} from '#contract/questionnaire/preference-rules.ts';
import {
  questionIds,
  type Habits,
  type Importance,
  type Preference,
  type Preferences,
} from '#contract/questionnaire/questions.ts';
import { startRandom, type Random } from './random.ts';

/** Users are strict about these questions more often than about the rest. */
const oftenStrict = new Set<string>(['smoking', 'pets', 'cleaning', 'quiet']);

/**
 * Makes the preferences of a demo user with these habits: the defaults, with some answers more or
 * less important and a few dealbreakers. The same e-mail address always gives the same preferences.
 */
export function demoPreferences(habits: Habits, email: string): Preferences {
  const random = startRandom(emailSeed(email));
  const entries = Object.entries(defaultPreferences(habits)).map(([id, preference]) => [
    id,
    vary(preference, oftenStrict.has(id), random),
  ]);
  return completePreferences(habits, Object.fromEntries(entries));
}

function vary(preference: Preference, isOftenStrict: boolean, random: Random): Preference {
  const importance: Importance = random.chance(isOftenStrict ? 0.5 : 0.25)
    ? random.pick([2, 2, 4])
    : random.pick([1, 1, 1, 1, 0]);
  const isDealbreaker = importance === 4 && isOftenStrict && random.chance(0.6);
  // An empty list accepts only the user's own answer, which `completePreferences` adds.
  const acceptable =
    Array.isArray(preference.acceptable) && random.chance(0.6) ? [] : preference.acceptable;
  return { ...preference, acceptable, importance, is_dealbreaker: isDealbreaker };
}

const emailSeed = (email: string) =>
  Array.from(email).reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0,
    questionIds.length,
  );
