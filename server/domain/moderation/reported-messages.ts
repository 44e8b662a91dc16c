import type { ReportedMessagePage } from '#contract/moderation/moderation.ts';
import { isOwnReport, recordAuditEvent } from '#domain/audit/public.ts';
import { readOfferHistory } from '#domain/offers/public.ts';
import { readViewingHistory } from '#domain/viewings/public.ts';
import { fragment, instant, transaction, type Pool } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readPage, type PageQuery } from '#platform/http/page.ts';

/**
 * A page of the messages of a reported inquiry, with its viewings and offers. Only its two sides may
 * read it otherwise, so the audit log records that an administrator did. What the scam guard reported
 * are the messages that it found, the first one if it names none, of their author alone: neither side
 * asked anyone to read the rest. Throws `not_found` for a report of anything else, or in the administrator's own
 * matter.
 */
export async function readReportedMessages(
  pool: Pool,
  adminId: number,
  reportId: number,
  query: PageQuery,
): Promise<ReportedMessagePage> {
  const page = readPage(query);
  return transaction(pool, async (sql) => {
    type Shown = {
      id: number;
      from: number;
      to: number;
      of_guard: boolean;
      author: number | null;
      total: number;
    };
    const [inquiry] = await sql<Shown[]>`
      select i.id, shown."from", shown."to", shown.author, shown.of_guard, (select count(*)::int
        from inquiry_messages where inquiry_id = i.id and id between shown."from" and shown."to"
          and (not shown.of_guard or author_id is not distinct from shown.author)) as total
      from reports r join inquiries i on r.kind = 'inquiry' and i.id = r.target_id
      cross join lateral (
        select min(id) as first, max(id) as last from inquiry_messages where inquiry_id = i.id) all_of
      cross join lateral (
        select case r.source when 'system' then coalesce(r.first_message_id, first) else first end
            as "from",
          case r.source when 'system' then coalesce(r.last_message_id, first) else last end
            as "to",
          r.source = 'system' as of_guard,
          (select author_id from inquiry_messages
            where id = coalesce(r.last_message_id, first)) as author) shown
      where r.id = ${reportId} and not ${isOwnReport(fragment`${adminId}::int`)}`;
    if (!inquiry) throw new ProblemError('not_found', { detail: 'There is no such inquiry' });
    await recordAuditEvent(sql, {
      admin_id: adminId,
      event: 'inquiry.read',
      target_kind: 'inquiry',
      target_id: inquiry.id,
      details: { report_id: reportId, page: page.page },
    });
    const messages = await sql<ReportedMessagePage['items']>`
      select m.id, m.text, ${instant(fragment`m.created_at`)} as created_at,
        case when u.id is not null
          then json_build_object('id', u.id, 'first_name', u.first_name) end as author,
        case when m.author_id = i.recipient_id then 'recipient'
          when m.author_id = i.sender_id or m.author_id is not null and i.group_id is not null
            then 'sender' end as side
      from (select * from inquiry_messages where inquiry_id = ${inquiry.id}
            and id between ${inquiry.from} and ${inquiry.to}
            and (not ${inquiry.of_guard}::boolean
              or author_id is not distinct from ${inquiry.author}::int)
          order by id desc limit ${page.limit} offset ${page.offset}) m
        join inquiries i on i.id = m.inquiry_id
        left join users u on u.id = m.author_id
      order by m.id`;
    const viewings = inquiry.of_guard ? [] : await readViewingHistory(sql, inquiry.id);
    const offers = inquiry.of_guard ? [] : await readOfferHistory(sql, inquiry.id);
    return { ...page.answer([...messages], inquiry.total), viewings, offers };
  });
}
