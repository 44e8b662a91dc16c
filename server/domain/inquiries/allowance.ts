import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';

/**
 * Refuses (`rate_limited`) what goes beyond `perHour`, once it is inserted: `newest` selects the
 * times of this person's, newest first. The person's row must be locked, or two at once slip by.
 */
export async function requireQuota(
  transaction: Transaction,
  { newest, perHour, what }: { newest: SQL; perHour: number; what: string },
): Promise<void> {
  const rows = await transaction.execute<{ wait: number }>(sql`
    select ceil(extract(epoch from created_at + interval '1 hour' - now()))::int as wait
    from (${newest} offset ${perHour} limit 1) beyond`);
  const seconds = rows[0]?.wait ?? 0;
  if (seconds <= 0) return;
  const minutes = Math.ceil(seconds / 60);
  throw new ProblemError('rate_limited', {
    detail: `${what} Go on in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    retryAfterSeconds: seconds,
  });
}

/** Lets one person's writes wait for one another. Throws `unauthorized` when the account is gone. */
export async function lockUser(transaction: Transaction, userId: number): Promise<void> {
  const found = await transaction.execute(sql`
    select from users where id = ${userId} for no key update`);
  if (found.length === 0) throw new ProblemError('unauthorized');
}
