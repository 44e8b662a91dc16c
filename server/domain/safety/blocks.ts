import type { LiveEvent } from '#contract/live-event.ts';
import type { BlockedUserPage } from '#contract/safety/calls.ts';
import { lockUsers } from '#domain/users/public.ts';
import {
  fragment,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { countRows, readPage, type PageQuery } from '#platform/http/page.ts';
import { publish } from '#platform/live/live.ts';
import { isVisibleTo } from './block-policy.ts';

export interface BlockDeps {
  sql: Pool;
  /** Marks what a user wrote as read by another, in the transaction of the block. */
  countAsRead: (sql: Sql, authorId: number, readerId: number) => Promise<void>;
}

/** Blocks someone; blocking twice is fine. Throws `own_target` for oneself, or `not_found`. */
export async function blockUser(
  { sql: pool, countAsRead }: BlockDeps,
  userId: number,
  id: number,
): Promise<void> {
  if (id === userId) throw new ProblemError('own_target', { detail: 'You cannot block yourself' });
  await transaction(pool, async (sql) => {
    // Locks both users, so that a message is either stored before this or refused because of it.
    await lockUsers(sql, userId, [id]);
    // The list of blocked users names them, so it must not reveal users nobody may see.
    const visible = await sql`
      select from users u where id = ${id} and ${isVisibleTo(userId)}`;
    if (visible.length === 0) {
      throw new ProblemError('not_found', { detail: 'This person cannot be found any more' });
    }
    await sql`
      insert into blocks (blocker_id, blocked_id) values (${userId}, ${id}) on conflict do nothing`;
    await countAsRead(sql, userId, id);
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

/** SQL: stores the blocks that a query selects; those that stand already stay as they are. */
export const restoreBlocksSql = (blocks: Fragment): Fragment => fragment`
  insert into blocks (blocker_id, blocked_id, created_at) ${blocks} on conflict do nothing`;

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
  return page.answer(
    items.map((item) => ({ ...item })),
    await countRows(sql, fragment`from blocks where blocker_id = ${userId}`),
  );
}
