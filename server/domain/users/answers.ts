import { completePreferences } from '#contract/questionnaire/preference-rules.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import type { Pool, Sql } from '#platform/database/sql.ts';
import { requireVersion, versionTag } from '#platform/http/versions.ts';
import { advanceOnboarding, changeUser } from './change-user.ts';
import {
  readStoredHabits,
  readStoredPreferences,
  storeHabits,
  storePreferences,
  type StoredPreferences,
} from './stored-answers.ts';

/** A user's habits; empty before they answered anything. */
export async function readHabits(sql: Sql, userId: number): Promise<Habits> {
  const [row] = await sql<{ answers: (number | null)[] }[]>`
    select answers from habits where user_id = ${userId}`;
  return row ? readStoredHabits(row.answers) : {};
}

/** What a user accepts in others; empty before they answered. */
export async function readPreferences(sql: Sql, userId: number): Promise<Preferences> {
  return (await findPreferences(sql, userId)) ?? {};
}

async function findPreferences(sql: Sql, userId: number): Promise<Preferences | null> {
  const [row] = await sql<StoredPreferences[]>`
    select acceptable, importance, dealbreakers, only_these from preferences where user_id = ${userId}`;
  return row ? readStoredPreferences(row) : null;
}

/** What a save of answers leads to. */
interface Saved {
  status: OnboardingStatus;
  /** The version of the stored answers. */
  version: string;
}

/** Throws `changed_meanwhile` when `ifMatch` names other versions than that of the stored answers. */
async function requireBase(
  ifMatch: readonly string[] | null,
  read: () => Promise<Habits | Preferences>,
): Promise<void> {
  if (ifMatch === null) return;
  const current = await read();
  requireVersion(ifMatch, { current, version: versionTag(current) });
}

/**
 * Replaces a user's habits, adds them to what their preferences accept, and returns the onboarding
 * status. Throws `out_of_order` before the profile, `changed_meanwhile`.
 */
export async function saveHabits(
  pool: Pool,
  userId: number,
  habits: Habits,
  ifMatch: readonly string[] | null,
): Promise<Saved> {
  return changeUser(pool, userId, async (sql) => {
    await requireBase(ifMatch, () => readHabits(sql, userId));
    const answers = storeHabits(habits);
    await sql`
      insert into habits (user_id, answers) values (${userId}, ${answers}::smallint[])
      on conflict (user_id) do update set answers = excluded.answers, updated_at = now()`;
    const preferences = await findPreferences(sql, userId);
    if (preferences) await writePreferences(sql, userId, completePreferences(habits, preferences));
    const status = await advanceOnboarding(sql, userId, { type: 'habits.saved' });
    return { status, version: versionTag(await readHabits(sql, userId)) };
  });
}

/**
 * Replaces what a user accepts in others, for the questions they answered themselves, and returns
 * the onboarding status. Throws `out_of_order` before the habits, `changed_meanwhile`.
 */
export async function savePreferences(
  pool: Pool,
  userId: number,
  preferences: Preferences,
  ifMatch: readonly string[] | null,
): Promise<Saved> {
  return changeUser(pool, userId, async (sql) => {
    await requireBase(ifMatch, () => readPreferences(sql, userId));
    const habits = await readHabits(sql, userId);
    await writePreferences(sql, userId, completePreferences(habits, preferences));
    const status = await advanceOnboarding(sql, userId, { type: 'preferences.saved' });
    return { status, version: versionTag(await readPreferences(sql, userId)) };
  });
}

async function writePreferences(sql: Sql, userId: number, preferences: Preferences) {
  const { acceptable, importance, dealbreakers, only_these } = storePreferences(preferences);
  await sql`
    insert into preferences (user_id, acceptable, importance, dealbreakers, only_these)
    values (${userId}, ${acceptable}::smallint[], ${importance}::smallint[], ${dealbreakers},
      ${only_these})
    on conflict (user_id) do update set acceptable = excluded.acceptable,
      importance = excluded.importance, dealbreakers = excluded.dealbreakers,
      only_these = excluded.only_these, updated_at = now()`;
}
