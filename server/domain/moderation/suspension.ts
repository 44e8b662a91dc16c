import { setFormerSuspension } from '#domain/auth/public.ts';
import { countAsRead } from '#domain/safety/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { restoreMessages } from './remove-messages.ts';

/**
 * Suspends a user, or again with another note. Triggers end their sessions and hide their listings in
 * the same transaction. Someone who deleted their account is kept from coming back. Throws
 * `not_found`.
 */
export async function suspend(sql: Sql, id: number, note: string): Promise<void> {
  const suspended = await sql`
    update users set suspended_at = coalesce(suspended_at, now()), suspension_note = ${note}
    where id = ${id}`;
  if (suspended.count > 0) await countAsRead(sql, id);
  else requireFormerAccount(await setFormerSuspension(sql, id, note));
}

/** Ends a suspension: triggers show the listings again, and messages return. Throws `not_found`. */
export async function liftSuspension(sql: Sql, id: number): Promise<void> {
  const users = await sql`select from users where id = ${id}`;
  if (users.count === 0) return requireFormerAccount(await setFormerSuspension(sql, id, null));
  await sql`
    update users set suspended_at = null, suspension_note = ''
    where id = ${id} and suspended_at is not null`;
  await restoreMessages(sql, id);
}

function requireFormerAccount(isKnown: boolean): void {
  if (!isKnown) throw new ProblemError('not_found', { detail: 'This user no longer exists' });
}
