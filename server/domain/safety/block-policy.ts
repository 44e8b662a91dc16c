import { findable } from '#domain/users/public.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';

/*
 * Users are never told that they are blocked: every call answers them about the blocker as about a
 * suspended user, but that their inquiry does not say so. The blocker is told, because they can undo
 * it. See docs/decisions/moderation.md.
 */

/** SQL: has one user blocked another? */
export const hasBlocked = (blocker: Fragment, blocked: Fragment): Fragment => fragment`exists (
  select from blocks where blocker_id = ${blocker} and blocked_id = ${blocked})`;

/** SQL: has one of two users blocked the other? */
export const isBlockedBetween = (one: Fragment, other: Fragment): Fragment => fragment`exists (
  select from blocks
  where (blocker_id, blocked_id) in ((${one}, ${other}), (${other}, ${one})))`;

/** SQL: may this user find the row `u` of users? */
export const isFindableBy = (userId: number): Fragment =>
  fragment`(${findable} and not ${hasBlocked(fragment`u.id`, fragment`${userId}`)})`;

/** SQL: may this user know of the row `u` of users? Findable, or in an inquiry together. */
export const isVisibleTo = (userId: number): Fragment =>
  fragment`(${isFindableBy(userId)} or exists (select from inquiries i
    where (i.sender_id, i.recipient_id) in ((${userId}, u.id), (u.id, ${userId})))
  or exists (select from inquiry_members m join inquiries i on i.id = m.inquiry_id
    where (m.user_id, i.recipient_id) in ((${userId}, u.id), (u.id, ${userId})))
  or exists (select from inquiry_members one join inquiry_members other using (inquiry_id)
    where one.user_id = u.id and other.user_id = ${userId}))`;

/**
 * SQL: ids of users who must not appear to this viewer, because one of the two blocked the other.
 * Lists, profiles, scores and previews all use it.
 */
export const hiddenFrom = (viewerId: number): Fragment =>
  fragment`select blocked_id as id from blocks where blocker_id = ${viewerId}
    union select blocker_id from blocks where blocked_id = ${viewerId}`;

/** The ids of {@link hiddenFrom}. */
export async function usersHiddenFrom(sql: Sql, viewerId: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`${hiddenFrom(viewerId)}`;
  return rows.map(({ id }) => id);
}

/** Has this user blocked the other one? */
export async function isBlocking(sql: Sql, userId: number, otherId: number): Promise<boolean> {
  const blocks = await sql`
    select where ${hasBlocked(fragment`${userId}::int`, fragment`${otherId}::int`)}`;
  return blocks.length > 0;
}

/** Throws `cannot_write` when this user has blocked the other one. */
export async function requireNotBlocking(sql: Sql, userId: number, otherId: number): Promise<void> {
  if (!(await isBlocking(sql, userId, otherId))) return;
  throw new ProblemError('cannot_write', {
    detail: 'You blocked this person. Unblock them to write to them',
  });
}

/** SQL: do messages of this user no longer reach the user `u`, who is suspended or blocked them? */
export const isAway = (userId: number): Fragment =>
  fragment`(u.id is not null and (u.suspended_at is not null
    or ${hasBlocked(fragment`u.id`, fragment`${userId}`)}))`;

/**
 * For a message in an inquiry between the two: throws `cannot_write` when this user has blocked the
 * other, or, with another detail, when the other one is suspended or has blocked this user.
 */
export async function requireReachable(sql: Sql, userId: number, otherId: number): Promise<void> {
  await requireNotBlocking(sql, userId, otherId);
  const [other] = await sql<{ is_away: boolean }[]>`
    select ${isAway(userId)} as is_away from users u where u.id = ${otherId}`;
  if (other?.is_away === false) return;
  throw new ProblemError('cannot_write', {
    detail: 'You cannot write to this person at the moment',
  });
}
