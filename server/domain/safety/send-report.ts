import type { ReportForm } from '#contract/safety/calls.ts';
import { lockUsers } from '#domain/users/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { isVisibleTo } from './block-policy.ts';
import { queueReportAlerts } from './report-alerts.ts';

export interface ReportDeps {
  quotas: Quotas;
  /** May this user see a wanted page? Given, because wanted pages depend on this subject. */
  canSeeWanted: (sql: Sql, viewer: Viewer, id: number) => Promise<boolean>;
}

/**
 * Stores a report and returns its id. Reporting the same again updates the first report and opens
 * it again if it was closed. Throws `not_found` and `rate_limited`.
 */
export async function sendReport(
  sql: Sql,
  { quotas, canSeeWanted }: ReportDeps,
  viewer: Viewer,
  { kind, id, reason, details = '' }: ReportForm,
): Promise<number> {
  const { user_id: reporterId } = viewer;
  await lockUsers(sql, reporterId);
  // Checked after the lock, because a block may be stored before it.
  const isWantedSeen = kind === 'wanted' && (await canSeeWanted(sql, viewer, id));
  // Reporting must not reveal that something exists which the user cannot see.
  const visible = {
    listing: sql`select from listings
      where id = ${id} and (status = 'active' or user_id = ${reporterId})`,
    user: sql`select from users u where id = ${id} and ${isVisibleTo(reporterId)}`,
    inquiry: sql`select from inquiries
      where id = ${id} and ${reporterId} = any(inquiry_readers(id))`,
    wanted: sql`select where ${isWantedSeen}::boolean`,
  }[kind];
  if ((await visible).length === 0) throw new ProblemError('not_found');
  const report = await sql.one<{ id: number; is_new: boolean }>`
    insert into reports (reporter_id, kind, target_id, reason, details)
    values (${reporterId}, ${kind}, ${id}, ${reason}, ${details.trim()})
    on conflict (reporter_id, kind, target_id, reason) do update set
      details = excluded.details, status = 'open', note = '', closed_by = null, closed_at = null,
      created_at = case when reports.status = 'open' then reports.created_at else now() end
    returning id, created_at = now() as is_new`;
  if (report.is_new) await queueReportAlerts(sql, report.id);
  await quotas.count(sql, 'reports', viewer);
  return report.id;
}
