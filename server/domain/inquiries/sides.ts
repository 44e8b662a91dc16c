import type { InquirySide } from '#contract/vocabulary.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';

/*
 * Who is on which side of an inquiry. Its recipient is one person. Who sent it is one person or those
 * of a group, which the view `inquiry_seekers` knows: nothing else here or elsewhere asks for groups.
 */

/** SQL: is this user one of those who sent the inquiry `i`? */
export const isSeeker = (userId: Fragment): Fragment => fragment`exists (
  select from inquiry_seekers s where s.inquiry_id = i.id and s.user_id = ${userId})`;

/** SQL: is this user on either side of the inquiry `i`? */
export const isOnSide = (userId: Fragment): Fragment =>
  fragment`(i.recipient_id = ${userId} or ${isSeeker(userId)})`;

/** SQL: the ids of all inquiries that this user sent, alone or with a group. */
export const sentInquiries = (userId: number): Fragment =>
  fragment`(select inquiry_id from inquiry_seekers where user_id = ${userId})`;

/** SQL: the ids of all inquiries of this user, sent and received. */
export const ownInquiries = (userId: number): Fragment => fragment`(
  select inquiry_id from inquiry_seekers where user_id = ${userId}
  union all select id from inquiries where recipient_id = ${userId})`;

/** SQL: which side of the inquiry `i` this user is on; null for everyone else, who may not know of it. */
export const viewerSide = (userId: number): Fragment => fragment`case
  when i.recipient_id = ${userId} then 'recipient'
  when ${isSeeker(fragment`${userId}::int`)} then 'sender' end`;

/** SQL: the id of the other side of the inquiry `i`, for one who is on a side; of a group who speaks for it. */
export const otherSideId = (userId: Fragment): Fragment =>
  fragment`case when i.recipient_id = ${userId} then i.sender_id else i.recipient_id end`;

/** The ids of those on one side of an inquiry. */
export async function readSide(sql: Sql, id: number, side: InquirySide): Promise<number[]> {
  const rows =
    side === 'sender'
      ? await sql<{ id: number }[]>`
          select user_id as id from inquiry_seekers where inquiry_id = ${id} order by 1`
      : await sql<{ id: number }[]>`
          select recipient_id as id from inquiries where id = ${id} and recipient_id is not null`;
  return rows.map((row) => row.id);
}

/** The ids of those on one side of an inquiry who have seen all of it. */
export async function readUpToDate(sql: Sql, id: number, side: InquirySide): Promise<number[]> {
  const rows =
    side === 'sender'
      ? await sql<{ id: number }[]>`
          select s.user_id as id from inquiry_seekers s join inquiries i on i.id = s.inquiry_id
            left join inquiry_members mine
              on (mine.inquiry_id, mine.user_id) = (s.inquiry_id, s.user_id)
          where i.id = ${id} and coalesce(mine.unread, i.sender_unread) = 0 order by 1`
      : await sql<{ id: number }[]>`
          select recipient_id as id from inquiries
          where id = ${id} and recipient_id is not null and recipient_unread = 0`;
  return rows.map((row) => row.id);
}

/** What a side of an inquiry has seen of it; each of a group has an own state. */
export interface OwnState {
  unread: number;
  seen: number;
}

/** SQL: {@link OwnState} of this user in the inquiry `i`, with `mine` of {@link joinOwnState}. */
export const ownState = {
  unread: (userId: number): Fragment => fragment`case when i.recipient_id = ${userId}
    then i.recipient_unread else coalesce(mine.unread, i.sender_unread) end`,
  seen: (userId: number): Fragment => fragment`case when i.recipient_id = ${userId}
    then i.recipient_seen else coalesce(mine.seen, i.sender_seen) end`,
  archived: (userId: number): Fragment => fragment`case when i.recipient_id = ${userId}
    then i.recipient_archived else coalesce(mine.is_archived, i.sender_archived) end`,
};

/** SQL: the row `mine` of one of a group in the inquiry `i`. */
export const joinOwnState = (userId: number): Fragment => fragment`left join inquiry_members mine
  on i.group_id is not null and mine.inquiry_id = i.id and mine.user_id = ${userId}`;

/** Stores what this user has seen of an inquiry, or whether they archived it. */
export async function storeOwnState(
  sql: Sql,
  userId: number,
  { id, side, group_id: groupId }: { id: number; side: InquirySide; group_id: number | null },
  state: Partial<OwnState> & { isArchived?: boolean },
): Promise<void> {
  const { unread = null, seen = null, isArchived = null } = state;
  if (side === 'recipient') {
    await sql`update inquiries set recipient_unread = coalesce(${unread}, recipient_unread),
      recipient_seen = coalesce(${seen}, recipient_seen),
      recipient_archived = coalesce(${isArchived}, recipient_archived) where id = ${id}`;
  } else if (groupId === null) {
    await sql`update inquiries set sender_unread = coalesce(${unread}, sender_unread),
      sender_seen = coalesce(${seen}, sender_seen),
      sender_archived = coalesce(${isArchived}, sender_archived) where id = ${id}`;
  } else {
    await sql`update inquiry_members set unread = coalesce(${unread}, unread),
      seen = coalesce(${seen}, seen), is_archived = coalesce(${isArchived}, is_archived)
      where inquiry_id = ${id} and user_id = ${userId}`;
  }
}
