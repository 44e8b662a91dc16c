import { and, eq, sql } from 'drizzle-orm';
import type { Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import type { BlockedPage } from '#contract/safety/safety.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { blocks } from '#platform/database/schema/blocks.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readPage, type PageQuery } from '#platform/http/read-page.ts';
import { tellPeople } from '#domain/inquiries/tell.ts';
import { isKnownTo } from './is-known-to.ts';

/** Blocks someone, again if need be. Throws `own_target` for oneself, `not_found` for nobody. */
export async function blockUser_({ orm }: Database, userId: number, id: number): Promise<void> {
  if (id === userId) throw new ProblemError('own_target', { detail: 'You cannot block yourself' });
  await orm.transaction(async (transaction) => {
    // Only who can be seen somewhere: what is answered of a blocked person names them.
    const found = await transaction.execute(sql`
      select from users u where id = ${id} and ${isKnownTo(userId)} for key share`);
    if (found.length === 0) {
      throw new ProblemError('not_found', { detail: 'This person is not here any more' });
    }
    await transaction
      .insert(blocks)
      .values({ blocker_id: userId, blocked_id: id })
      .onConflictDoNothing();
    // The other one is not told: being blocked looks like silence.
    await tellPeople(transaction, [userId], { type: 'inquiries' });
  });
}

/** Lets someone in again; nothing happens to who was not blocked. */
export async function unblockUser_({ orm }: Database, userId: number, id: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction
      .delete(blocks)
      .where(and(eq(blocks.blocker_id, userId), eq(blocks.blocked_id, id)));
    await tellPeople(transaction, [userId], { type: 'inquiries' });
  });
}

/** Whom this person blocked, newest first. */
export async function listBlocked(
  sql: Sql,
  userId: number,
  query: PageQuery,
): Promise<BlockedPage> {
  const page = readPage(query);
  const items = await sql<BlockedPage['items']>`
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

/** Refuses (`cannot_write`) when one of the two blocked the other, or the other is suspended. */
export async function requireReachable(
  transaction: Transaction,
  userId: number,
  otherId: number,
): Promise<void> {
  const rows = await transaction.execute<{ is_mine: boolean }>(sql`
    select blocker_id = ${userId} as is_mine from blocks
    where (blocker_id, blocked_id) in ((${userId}, ${otherId}), (${otherId}, ${userId}))
    order by is_mine desc limit 1`);
  const [block] = rows;
  if (block?.is_mine) {
    throw new ProblemError('cannot_write', {
      detail: 'You blocked this person. Let them in again to write to them',
    });
  }
  const suspended = await transaction.execute(sql`
    select from users where id = ${otherId} and suspended_at is not null`);
  if (!block && suspended.length === 0) return;
  throw new ProblemError('cannot_write', {
    detail: 'This person cannot be written to at the moment',
  });
}
