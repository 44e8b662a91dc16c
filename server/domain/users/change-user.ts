import { isProfileStated } from '#contract/users/user.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import type { OnboardingFact, OnboardingStep } from '#machines/onboarding.steps.ts';
import { statusAfter } from '#machines/onboarding.status.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { lockUsers } from './lock-users.ts';

/**
 * Runs `change` in a transaction that locks the user's row, so two browsers of one user save one
 * after the other. Throws `unauthorized` when the account is gone.
 */
export async function changeUser<T>(
  pool: Pool,
  userId: number,
  change: (sql: Sql) => Promise<T>,
): Promise<T> {
  return transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    return change(sql);
  });
}

/**
 * Stores the onboarding status that the onboarding machine gives after a fact, and returns it.
 * Throws `out_of_order`, which rolls the change back, when an earlier step is missing.
 */
export async function advanceOnboarding(
  sql: Sql,
  userId: number,
  fact: OnboardingFact,
): Promise<OnboardingStatus> {
  const { status: before, ...known } = await readProgress(sql, userId);
  const status = statusAfter({ status: before, saved: savedSteps(known) }, fact);
  if (status === null) {
    const detail = before === 'profile' ? 'Save your profile first' : 'Save your habits first';
    throw new ProblemError('out_of_order', { detail });
  }
  if (status !== before) {
    await sql`update users set onboarding_status = ${status}, updated_at = now()
      where id = ${userId}`;
  }
  return status;
}

interface Progress {
  status: OnboardingStatus;
  first_name: string;
  birth_date: string | null;
  has_habits: boolean;
  has_preferences: boolean;
}

/**
 * Runs after the lock, as a separate statement: the locking one may still see rows from before it
 * waited.
 */
async function readProgress(sql: Sql, userId: number): Promise<Progress> {
  const [progress] = await sql<Progress[]>`
    select onboarding_status as status, first_name, birth_date::text,
      exists (select from habits where user_id = ${userId}) as has_habits,
      exists (select from preferences where user_id = ${userId}) as has_preferences
    from users where id = ${userId}`;
  if (!progress) throw new ProblemError('unauthorized');
  return progress;
}

function savedSteps({
  has_habits,
  has_preferences,
  ...user
}: Omit<Progress, 'status'>): OnboardingStep[] {
  return [
    ...(isProfileStated(user) ? (['profile'] as const) : []),
    ...(has_habits ? (['habits'] as const) : []),
    ...(has_preferences ? (['preferences'] as const) : []),
  ];
}
