import { eq, sql } from 'drizzle-orm';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import type { OnboardingFact, OnboardingStep } from '#machines/onboarding.steps.ts';
import { statusAfter } from '#machines/onboarding.status.ts';
import type { Database } from '#platform/database/database.ts';
import { habits } from '#platform/database/schema/habits.ts';
import { preferences } from '#platform/database/schema/preferences.ts';
import { users } from '#platform/database/schema/users.ts';
import { ProblemError } from '#platform/http/problem.ts';

export type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0];

/**
 * Runs what changes a person's own data, one at a time for each person: whoever saves from another
 * browser at the same moment waits here. Throws `unauthorized` when the account is gone.
 */
export async function changePerson<T>(
  { orm }: Database,
  userId: number,
  change: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return orm.transaction(async (transaction) => {
    const found = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    if (found.length === 0) throw new ProblemError('unauthorized');
    return change(transaction);
  });
}

/**
 * Moves the onboarding status after a fact, as the onboarding machine says, and answers it. Throws
 * `out_of_order`, which undoes the change, when a step before is missing.
 */
export async function moveStatus(
  transaction: Transaction,
  userId: number,
  fact: OnboardingFact,
): Promise<OnboardingStatus> {
  const { status: before, ...known } = await progressOf(transaction, userId);
  const saved = savedSteps(known);
  const status = statusAfter({ status: before, saved }, fact);
  if (status === null) {
    const detail = before === 'profile' ? 'Save your profile first' : 'Answer how you live first';
    throw new ProblemError('out_of_order', { detail });
  }
  if (status !== before) {
    await transaction
      .update(users)
      .set({ onboarding_status: status, updated_at: new Date() })
      .where(eq(users.id, userId));
  }
  return status;
}

/** A statement of its own, after the lock: one that waited would still see the rows of before. */
async function progressOf(transaction: Transaction, userId: number) {
  const has = (table: typeof habits | typeof preferences) =>
    sql<boolean>`exists (select 1 from ${table} where ${table.user_id} = ${userId})`;
  const [progress] = await transaction
    .select({
      status: users.onboarding_status,
      first_name: users.first_name,
      birth_date: users.birth_date,
      has_habits: has(habits),
      has_preferences: has(preferences),
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!progress) throw new ProblemError('unauthorized');
  return progress;
}

/** Has the profile what onboarding asks for? It never loses it again. */
export function isProfileSaved(person: { first_name: string; birth_date: string | null }): boolean {
  return person.first_name !== '' && person.birth_date !== null;
}

function savedSteps({
  has_habits,
  has_preferences,
  ...person
}: {
  first_name: string;
  birth_date: string | null;
  has_habits: boolean;
  has_preferences: boolean;
}): OnboardingStep[] {
  return [
    ...(isProfileSaved(person) ? (['profile'] as const) : []),
    ...(has_habits ? (['habits'] as const) : []),
    ...(has_preferences ? (['preferences'] as const) : []),
  ];
}
