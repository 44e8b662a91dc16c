import type { Person } from '#fit/person.ts';
import {
  readStoredHabits,
  readStoredPreferences,
  type StoredPreferences,
} from '#domain/users/stored-answers.ts';

/** Columns of `habits` and `preferences` side by side; null where there is no row. */
export type StoredPerson = { answers: (number | null)[] | null } & {
  [Column in keyof StoredPreferences]: StoredPreferences[Column] | null;
};

/** What someone answered and wants, from their rows. */
export function personOf(stored: StoredPerson): Person {
  const { answers, acceptable, importance, dealbreakers } = stored;
  return {
    habits: answers ? readStoredHabits(answers) : {},
    preferences:
      acceptable && importance
        ? readStoredPreferences({ acceptable, importance, dealbreakers: dealbreakers ?? 0 })
        : {},
  };
}
