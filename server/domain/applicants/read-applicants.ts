import type { Applicant } from '#contract/applicants/calls.ts';
import { firstMessage, lastMessageJson } from '#domain/inquiries/public.ts';
import { answerTables } from '#domain/matching/public.ts';
import { hiddenFrom } from '#domain/safety/public.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import { fragment, instant, type Sql } from '#platform/database/sql.ts';
import {
  comparableColumns,
  groupByInquiry,
  type ComparableRow,
  type Comparison,
} from './compare-household.ts';
import { stageSql } from './stage-sql.ts';

/** SQL: since when those who sent `i` wait: their first message since the owner wrote or accepted. */
export const waitingSince = fragment`(select min(m.created_at) from inquiry_messages m
  where m.inquiry_id = i.id and i.status = any(${openStatuses}::text[])
    and m.author_id is distinct from i.recipient_id
    and (i.status <> 'accepted' or i.answered_at is null or m.created_at > i.answered_at)
    and m.id > coalesce((select max(id) from inquiry_messages
      where inquiry_id = i.id and author_id = i.recipient_id), 0))`;

/** An applicant without what the household thinks of them. */
type PlainApplicant = Omit<Applicant, 'votes' | 'not_looked'>;
type Row = Omit<PlainApplicant, 'fit' | 'weakest' | 'user' | 'group'> & {
  sender_id: number;
  is_group: boolean;
};
/** One of those who sent an inquiry. */
interface SeekerRow extends ComparableRow {
  inquiry_id: number;
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
    select i.id as inquiry_id, ${stageSql} as stage, i.status, i.sender_id,
      i.group_id is not null as is_group, u.move_in_from::text, u.stay_months,
      ${firstMessage} as message,
      ${conversation}, ${instant(waitingSince)} as waiting_since,
      ${instant(fragment`i.created_at`)} as created_at
    from unnest(${[...ids]}::int[]) with ordinality wanted(id, nth)
    join inquiries i on i.id = wanted.id join users u on u.id = i.sender_id
    order by wanted.nth`;
  const seekers = groupByInquiry(await readSeekers(sql, userId, ids));
  return rows.map((row) => toApplicant(row, seekers.get(row.inquiry_id) ?? [], compare));
}

/** Those who sent these inquiries and can be shown, whoever speaks for a group first. */
const readSeekers = (sql: Sql, userId: number, ids: readonly number[]): Promise<SeekerRow[]> =>
  sql<SeekerRow[]>`
    select s.inquiry_id, u.id as sender_id, u.first_name, u.profile_picture_url,
      ${comparableColumns(userId)}
    from inquiry_seekers s join inquiries i on i.id = s.inquiry_id
    join users u on u.id = s.user_id ${answerTables}
    where s.inquiry_id = any(${[...ids]}::int[]) and u.suspended_at is null
      and u.id not in (${hiddenFrom(userId)})
    order by u.id = i.sender_id desc, u.id`;

/** Names each column, so that no answer of the applicant can reach the household. */
function toApplicant(row: Row, seekers: readonly SeekerRow[], compare: Comparison): PlainApplicant {
  const { inquiry_id, stage, status, move_in_from, stay_months, message } = row;
  const { last_message, waiting_since, unread, created_at } = row;
  const weakest = compare(seekers);
  const members = seekers.map((each) => ({
    id: each.sender_id,
    first_name: each.first_name,
    profile_picture_url: each.profile_picture_url,
    is_findable: each.is_comparable,
  }));
  const weakestMember = members.find(({ id }) => id === weakest?.applicantId);
  const [
    user = { id: row.sender_id, first_name: '', profile_picture_url: null, is_findable: false },
  ] = members;
  return {
    inquiry_id,
    stage,
    status,
    user,
    group: row.is_group
      ? {
          members,
          weakest: weakestMember
            ? { id: weakestMember.id, first_name: weakestMember.first_name }
            : null,
        }
      : null,
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
