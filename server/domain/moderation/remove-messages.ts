import type { LiveEvent } from '#contract/live-event.ts';
import { hideMessages, showMessages } from '#domain/inquiries/public.ts';
import { queueMails } from '#domain/notifications/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import { publish } from '#platform/live/live.ts';

/**
 * Takes everything that a suspended user wrote from those who got it, and mails each of them one
 * warning, whatever mails they want. Returns how many messages and how many people. Lock the author
 * first.
 */
export async function removeMessages(
  sql: Sql,
  authorId: number,
): Promise<{ removed: number; warned: number }> {
  const removed = await hideMessages(sql, authorId);
  const inquiries = [...new Set(removed)];
  const warned = await sql<{ user_id: number; inquiry_id: number }[]>`
    select u.id as user_id, newest.id as inquiry_id
    from (select reader_id, max(each.id) as id
      from unnest(${inquiries}::int[]) each(id),
        unnest(inquiry_readers(each.id)) reader_id
      where reader_id <> ${authorId} group by 1) newest
    join users u on u.id = newest.reader_id and u.suspended_at is null
    order by u.id`;
  const readers = warned.map(({ user_id }) => user_id);
  if (readers.length > 0) {
    await queueMails(
      sql,
      warned.map((mail) => ({ kind: 'messages_removed', ...mail, message_id: null })),
    );
    await notifyReaders(sql, readers);
  }
  return { removed: removed.length, warned: readers.length };
}

/** Gives the messages of a user who is reinstated back to those who got them. */
export async function restoreMessages(sql: Sql, authorId: number): Promise<void> {
  const restored = await showMessages(sql, authorId);
  if (restored.length === 0) return;
  const readers = await sql<{ id: number }[]>`
    select distinct u.id from inquiries i
    join users u on u.id = any(inquiry_readers(i.id)) and u.id <> ${authorId}
    where i.id = any (${restored}::int[]) order by u.id`;
  await notifyReaders(
    sql,
    readers.map(({ id }) => id),
  );
}

/** A notification of PostgreSQL holds 8,000 bytes. */
const batchSize = 500;

async function notifyReaders(sql: Sql, readers: number[]): Promise<void> {
  const event: LiveEvent = { type: 'inquiries_changed' };
  for (let first = 0; first < readers.length; first += batchSize) {
    await publish(sql, readers.slice(first, first + batchSize), event);
  }
}
