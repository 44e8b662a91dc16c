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
}
