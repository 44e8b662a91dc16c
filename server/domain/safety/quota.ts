import type { Fragment, Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';

/**
 * Refuses (`rate_limited`) what goes beyond `perHour`. Call it after the insert: `newest` selects
 * the creation times of this user's rows, newest first. The user must be locked ({@link lockUser}),
 * or two concurrent requests could both pass.
 */
export async function requireQuota(
  sql: Sql,
  { newest, perHour, what }: { newest: Fragment; perHour: number; what: string },
): Promise<void> {
  const [beyond] = await sql<{ wait: number }[]>`
    select ceil(extract(epoch from created_at + interval '1 hour' - now()))::int as wait
    from (${newest} offset ${perHour} limit 1) beyond`;
  const seconds = beyond?.wait ?? 0;
  if (seconds <= 0) return;
  const minutes = Math.ceil(seconds / 60);
  throw new ProblemError('rate_limited', {
    detail: `${what} Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    retryAfterSeconds: seconds,
  });
}

/** Makes one user's writes wait for each other. Throws `unauthorized` when the account is gone. */
export async function lockUser(sql: Sql, userId: number): Promise<void> {
  const found = await sql`select from users where id = ${userId} for no key update`;
  if (found.length === 0) throw new ProblemError('unauthorized');
}
