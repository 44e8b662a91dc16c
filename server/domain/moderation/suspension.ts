import { setFormerSuspension } from '#domain/auth/public.ts';
import { countAsRead } from '#domain/inquiries/public.ts';
import { clearSuspension, markSuspended } from '#domain/users/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { restoreMessages } from './remove-messages.ts';

/**
 * Suspends a user, or again with another note. Triggers end their sessions and hide their listings in
 * the same transaction. Someone who deleted their account is kept from coming back. Throws
 * `not_found`.
 */
export async function suspend(sql: Sql, id: number, note: string): Promise<void> {
  if (await markSuspended(sql, id, note)) await countAsRead(sql, id);
  else requireFormerAccount(await setFormerSuspension(sql, id, note));
}

/** Ends a suspension: triggers show the listings again, and messages return. Throws `not_found`. */
export async function liftSuspension(sql: Sql, id: number): Promise<void> {
  const users = await sql`select from users where id = ${id}`;
  if (users.count === 0) return requireFormerAccount(await setFormerSuspension(sql, id, null));
  await clearSuspension(sql, id);
  await restoreMessages(sql, id);
}

function requireFormerAccount(isKnown: boolean): void {
  if (!isKnown) throw new ProblemError('not_found', { detail: 'This user no longer exists' });
}
