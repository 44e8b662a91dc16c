import type { LiveEvent } from '#contract/live-event.ts';
import { limits } from '#contract/limits.ts';
import type { BlockedUserPage } from '#contract/safety/calls.ts';
import { findable, lockUsers } from '#domain/users/public.ts';
import { transaction, type Fragment, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readPage, type PageQuery } from '#platform/http/endpoint.ts';
import { publish } from '#platform/live/live.ts';

/** Blocks someone; blocking twice is fine. Throws `own_target` for oneself, or `not_found`. */
export async function blockUser(pool: Pool, userId: number, id: number): Promise<void> {
  if (id === userId) throw new ProblemError('own_target', { detail: 'You cannot block yourself' });
  await transaction(pool, async (sql) => {
    // Both, so that a message is either stored before this or refused because of it.
    await lockUsers(sql, userId, [id]);
    // The list of blocked users names them, so it must not reveal users nobody may see.
    const found = await sql`
      select from users u where id = ${id} and ${isVisibleTo(sql, userId)}`;
    if (found.length === 0) {
      throw new ProblemError('not_found', { detail: 'This person cannot be found any more' });
    }
    await sql`
      insert into blocks (blocker_id, blocked_id) values (${userId}, ${id}) on conflict do nothing`;
    // Only the blocker is notified: to the other one, being blocked looks like silence.
    await publish(sql, [userId], { type: 'inquiries_changed' } satisfies LiveEvent);
  });
}

/** Unblocks someone, whether or not they were blocked. */
export async function unblockUser(pool: Pool, userId: number, id: number): Promise<void> {
  await transaction(pool, async (sql) => {
    await sql`delete from blocks where blocker_id = ${userId} and blocked_id = ${id}`;
    await publish(sql, [userId], { type: 'inquiries_changed' } satisfies LiveEvent);
  });
}

/** The users that this user blocked, newest first. */
export async function listBlockedUsers(
  sql: Sql,
  userId: number,
  query: PageQuery,
): Promise<BlockedUserPage> {
  const page = readPage(query);
  const items = await sql<BlockedUserPage['items']>`
    select u.id, u.first_name, u.profile_picture_url
    from blocks b join users u on u.id = b.blocked_id
    where b.blocker_id = ${userId}
    order by b.created_at desc, u.id desc limit ${page.limit} offset ${page.offset}`;
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from (
      select from blocks where blocker_id = ${userId} limit ${limits.countedItems}) counted`;
  return page.answer(
    items.map((item) => ({ ...item })),
    counted?.total,
  );
}

/** Throws `cannot_write` when one of the two blocked the other, or the other is suspended. */
export async function requireReachable(sql: Sql, userId: number, otherId: number): Promise<void> {
  const [block] = await sql<{ is_mine: boolean }[]>`
    select blocker_id = ${userId} as is_mine from blocks
    where (blocker_id, blocked_id) in ((${userId}, ${otherId}), (${otherId}, ${userId}))
    order by is_mine desc limit 1`;
  if (block?.is_mine) {
    throw new ProblemError('cannot_write', {
      detail: 'You blocked this person. Unblock them to write to them',
    });
  }
  const suspended = await sql`
    select from users where id = ${otherId} and suspended_at is not null`;
  if (!block && suspended.length === 0) return;
  throw new ProblemError('cannot_write', {
    detail: 'You cannot write to this person at the moment',
  });
}

/** SQL: may this user know of the row `u` of users? Findable, or they wrote to each other. */
export const isVisibleTo = (sql: Sql, userId: number): Fragment =>
  sql`(${findable} or exists (select from inquiries i
    where (i.sender_id, i.recipient_id) in ((${userId}, u.id), (u.id, ${userId}))))`;
