import { limits } from '#contract/limits.ts';
import type { ReportForm } from '#contract/safety/calls.ts';
import type { Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { isVisibleTo } from './blocks.ts';
import { lockUser, requireQuota } from './quota.ts';

/**
 * Stores a report and answers its id. Reporting the same again updates the first report and opens
 * it again if it was closed. Throws `not_found` and `rate_limited`.
 */
export async function sendReport(
  sql: Sql,
  reporterId: number,
  { kind, id, reason, details = '' }: ReportForm,
): Promise<number> {
  await lockUser(sql, reporterId);
  // Reporting must not reveal that something exists which the user cannot see.
  const visible = {
    listing: sql`select from listings
      where id = ${id} and (status = 'active' or user_id = ${reporterId})`,
    user: sql`select from users u where id = ${id} and ${isVisibleTo(sql, reporterId)}`,
    inquiry: sql`select from inquiries
      where id = ${id} and ${reporterId} in (sender_id, recipient_id)`,
  }[kind];
  if ((await visible).length === 0) throw new ProblemError('not_found');
  const [report] = await sql<{ id: number }[]>`
    insert into reports (reporter_id, kind, target_id, reason, details)
    values (${reporterId}, ${kind}, ${id}, ${reason}, ${details.trim()})
    on conflict (reporter_id, kind, target_id, reason) do update set
      details = excluded.details, status = 'open', note = '', closed_by = null, closed_at = null,
      created_at = case when reports.status = 'open' then reports.created_at else now() end
    returning id`;
  if (!report) throw new Error('An upsert returns its row');
  await requireQuota(sql, {
    newest: sql`select created_at from reports where reporter_id = ${reporterId}
      order by created_at desc`,
    perHour: limits.report.perHour,
    what: 'You have sent a lot of reports within an hour.',
  });
  return report.id;
}
