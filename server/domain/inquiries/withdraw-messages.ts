import { fragment, type Sql } from '#platform/database/sql.ts';

/**
 * What a user wrote stays, but is no news any more: for everyone they wrote to after a suspension,
 * for one reader after a block. Both do the same, because they must look the same.
 */
export async function countAsRead(sql: Sql, authorId: number, readerId?: number): Promise<void> {
  const theirs =
    readerId === undefined
      ? fragment`${authorId} in (sender_id, recipient_id)`
      : fragment`(sender_id, recipient_id) in
          ((${authorId}, ${readerId}), (${readerId}, ${authorId}))`;
  const last = fragment`(select coalesce(max(id), 0) from inquiry_messages where inquiry_id = i.id)`;
  await sql`select from inquiries where ${theirs} order by id for no key update`;
  await sql`
    update inquiries i set
      recipient_unread = case when sender_id = ${authorId} then 0 else recipient_unread end,
      recipient_seen = case when sender_id = ${authorId} then ${last} else recipient_seen end,
      sender_unread = case when recipient_id = ${authorId} then 0 else sender_unread end,
      sender_seen = case when recipient_id = ${authorId} then ${last} else sender_seen end
    where ${theirs}`;
  if (readerId !== undefined) return;
  await sql`
    update inquiry_members m set unread = 0, seen = ${last} from inquiries i
    where i.id = m.inquiry_id and i.recipient_id = ${authorId}`;
}

/** Takes all messages of an author from their readers; returns the inquiry of each. */
export async function hideMessages(sql: Sql, authorId: number): Promise<number[]> {
  const hidden = await sql<{ inquiry_id: number }[]>`
    update inquiry_messages set removed_at = now()
    where author_id = ${authorId} and removed_at is null returning inquiry_id`;
  return hidden.map(({ inquiry_id }) => inquiry_id);
}

/** Gives the hidden messages of an author back to their readers; returns the inquiry of each. */
export async function showMessages(sql: Sql, authorId: number): Promise<number[]> {
  const shown = await sql<{ inquiry_id: number }[]>`
    update inquiry_messages set removed_at = null
    where author_id = ${authorId} and removed_at is not null returning inquiry_id`;
  return shown.map(({ inquiry_id }) => inquiry_id);
}
