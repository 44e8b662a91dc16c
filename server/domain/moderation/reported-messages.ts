import { sql } from 'drizzle-orm';
import type { ReportedMessagePage } from '#contract/moderation/moderation.ts';
import { recordAct } from '#domain/audit/record-event.ts';
import type { Database } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readPage, type PageQuery } from '#platform/http/read-page.ts';
import { instant } from '#domain/listings/listing-json.ts';

/**
 * A page of the messages of a reported conversation. Nobody else may read along, so that an
 * administrator did is recorded. Throws `not_found` for reports of anything else.
 */
export async function readReportedMessages(
  { orm }: Database,
  adminId: number,
  reportId: number,
  query: PageQuery,
): Promise<ReportedMessagePage> {
  const page = readPage(query);
  return orm.transaction(async (transaction) => {
    const [conversation] = await transaction.execute<{ id: number; total: number }>(sql`
      select i.id, (select count(*)::int from inquiry_messages where inquiry_id = i.id) as total
      from reports r join inquiries i on r.kind = 'inquiry' and i.id = r.thing_id
      where r.id = ${reportId}`);
    if (!conversation) {
      throw new ProblemError('not_found', { detail: 'There is no such conversation' });
    }
    const { id, total } = conversation;
    await recordAct(transaction, {
      admin_id: adminId,
      act: 'conversation.read',
      thing_kind: 'conversation',
      thing_id: id,
      details: { report_id: reportId, page: page.page },
    });
    const items = await transaction.execute<ReportedMessagePage['items'][number]>(sql`
      select m.id, m.text, ${sql.raw(instant('m.created_at'))} as created_at,
        case when u.id is not null
          then json_build_object('id', u.id, 'first_name', u.first_name) end as author,
        case when m.author_id = i.sender_id then 'sender'
          when m.author_id = i.recipient_id then 'recipient' end as side
      from (select * from inquiry_messages where inquiry_id = ${id}
          order by id desc limit ${page.limit} offset ${page.offset}) m
        join inquiries i on i.id = m.inquiry_id
        left join users u on u.id = m.author_id
      order by m.id`);
    return page.answer(
      items.map((item) => ({ ...item })),
      total,
    );
  });
}
