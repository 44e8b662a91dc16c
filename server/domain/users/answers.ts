import { eq } from 'drizzle-orm';
import { withOwnAnswers } from '#contract/questionnaire/preference-rules.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import type { Database } from '#platform/database/database.ts';
import { habits } from '#platform/database/schema/habits.ts';
import { preferences } from '#platform/database/schema/preferences.ts';
import { changePerson, moveStatus, type Transaction } from './user-json.ts';
import {
  readStoredHabits,
  readStoredPreferences,
  storeHabits,
  storePreferences,
} from './stored-answers.ts';

type Reader = Pick<Transaction, 'select'>;

/** How someone lives; empty while they have not said. */
export async function readHabits(orm: Reader, userId: number): Promise<Habits> {
  const [row] = await orm
    .select({ answers: habits.answers })
    .from(habits)
    .where(eq(habits.user_id, userId));
  return row ? readStoredHabits(row.answers) : {};
}

/** What someone accepts in others; empty while they have not said. */
export async function readPreferences(orm: Reader, userId: number): Promise<Preferences> {
  return (await findPreferences(orm, userId)) ?? {};
}

async function findPreferences(orm: Reader, userId: number): Promise<Preferences | null> {
  const [row] = await orm.select().from(preferences).where(eq(preferences.user_id, userId));
  return row ? readStoredPreferences(row) : null;
}

/**
 * Replaces how someone lives, and fits their preferences to it; answers the onboarding status.
 * Throws `out_of_order` before the profile.
 */
export async function saveHabits(
  database: Database,
  userId: number,
  answers: Habits,
): Promise<OnboardingStatus> {
  return changePerson(database, userId, async (transaction) => {
    const row = { answers: storeHabits(answers), updated_at: new Date() };
    await transaction
      .insert(habits)
      .values({ user_id: userId, ...row })
      .onConflictDoUpdate({ target: habits.user_id, set: row });
    const wanted = await findPreferences(transaction, userId);
    if (wanted) await writePreferences(transaction, userId, withOwnAnswers(answers, wanted));
    return moveStatus(transaction, userId, { type: 'habits.saved' });
  });
}

/**
 * Replaces what someone accepts in others, as far as they answered the question themselves, and
 * answers the onboarding status. Throws `out_of_order` before the habits.
 */
export async function savePreferences(
  database: Database,
  userId: number,
  wanted: Preferences,
): Promise<OnboardingStatus> {
  return changePerson(database, userId, async (transaction) => {
    const own = await readHabits(transaction, userId);
    await writePreferences(transaction, userId, withOwnAnswers(own, wanted));
    return moveStatus(transaction, userId, { type: 'preferences.saved' });
  });
}

async function writePreferences(transaction: Transaction, userId: number, wanted: Preferences) {
  const row = { ...storePreferences(wanted), updated_at: new Date() };
  await transaction
    .insert(preferences)
    .values({ user_id: userId, ...row })
    .onConflictDoUpdate({ target: preferences.user_id, set: row });
}
