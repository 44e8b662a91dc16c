import type { Applicant } from '#contract/applicants/calls.ts';
import { firstMessage, lastMessageJson } from '#domain/inquiries/public.ts';
import { answerTables } from '#domain/matching/public.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import { fragment, instant, type Sql } from '#platform/database/sql.ts';
import { comparableColumns, type ComparableRow, type Comparison } from './compare-household.ts';
import { stageSql } from './stage-sql.ts';

/** SQL: since when the sender of `i` waits: their first message since the owner wrote or accepted. */
export const waitingSince = fragment`(select min(m.created_at) from inquiry_messages m
  where m.inquiry_id = i.id and i.status = any(${openStatuses}::text[])
    and m.author_id = i.sender_id
    and (i.status <> 'accepted' or i.answered_at is null or m.created_at > i.answered_at)
    and m.id > coalesce((select max(id) from inquiry_messages
      where inquiry_id = i.id and author_id = i.recipient_id), 0))`;

/** An applicant without what the household thinks of them. */
type PlainApplicant = Omit<Applicant, 'votes' | 'not_looked'>;
type Row = ComparableRow & Omit<PlainApplicant, 'fit' | 'weakest' | 'user'> & UserColumns;
interface UserColumns {
  first_name: string;
  profile_picture_url: string | null;
}

/**
 * The applicants with these inquiries, in this order. The conversation is the owner's; others of the
 * household see how it began.
 */
export async function readApplicants(
  sql: Sql,
  pick: { userId: number; isOwn: boolean; compare: Comparison; ids: readonly number[] },
): Promise<PlainApplicant[]> {
  const { userId, isOwn, compare, ids } = pick;
  if (ids.length === 0) return [];
  const conversation = isOwn
    ? fragment`${lastMessageJson(userId)} as last_message, i.recipient_unread as unread`
    : fragment`null::json as last_message, 0 as unread`;
  const rows = await sql<Row[]>`
    select i.id as inquiry_id, ${stageSql} as stage, i.status, u.id as sender_id, u.first_name,
      u.profile_picture_url, ${comparableColumns(userId)}, u.move_in_from::text, u.stay_months,
      ${firstMessage} as message,
      ${conversation}, ${instant(waitingSince)} as waiting_since,
      ${instant(fragment`i.created_at`)} as created_at
    from unnest(${[...ids]}::int[]) with ordinality wanted(id, nth)
    join inquiries i on i.id = wanted.id join users u on u.id = i.sender_id ${answerTables}
    order by wanted.nth`;
  return rows.map((row) => toApplicant(row, compare));
}

/** Names each column, so that no answer of the applicant can reach the household. */
function toApplicant(row: Row, compare: Comparison): PlainApplicant {
  const { sender_id: id, first_name, profile_picture_url, is_comparable: is_findable } = row;
  const { inquiry_id, stage, status, move_in_from, stay_months, message } = row;
  const { last_message, waiting_since, unread, created_at } = row;
  const weakest = compare(row);
  return {
    inquiry_id,
    stage,
    status,
    user: { id, first_name, profile_picture_url, is_findable },
    fit: weakest?.fit ?? null,
    weakest: weakest?.member ?? null,
    move_in_from,
    stay_months,
    message,
    last_message,
    waiting_since,
    unread,
    created_at,
  };
}
