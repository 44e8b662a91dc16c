import type { ReportChange } from '#contract/moderation/moderation.ts';
import type { Sql } from '#platform/database/sql.ts';

export interface ChangedReport {
  id: number;
  kind: 'listing' | 'user' | 'inquiry';
  target_id: number;
  was_open: boolean;
}

interface NewStatus {
  status: ReportChange['status'];
  note: string;
  adminId: number;
  /** Also closes every open report about the same target. */
  closesAll: boolean;
}

/** Closes or reopens a report, and returns all that changed with it: none when it does not exist. */
export async function setReportStatus(
  sql: Sql,
  id: number,
  { status, note, adminId, closesAll }: NewStatus,
): Promise<ChangedReport[]> {
  const isOpen = status === 'open';
  return sql<ChangedReport[]>`
    with chosen as materialized (select kind, target_id from reports where id = ${id}),
    closed as materialized (select id, status = 'open' as was_open from reports
      where id = ${id} or (${closesAll && !isOpen} and status = 'open'
        and (kind, target_id) = (select kind, target_id from chosen))
      order by id for no key update)
    update reports set status = ${status}, note = ${note.trim()},
      closed_by = ${isOpen ? null : adminId}::int,
      closed_at = case when ${!isOpen} then now() end
    from closed where reports.id = closed.id
    returning reports.id, kind, target_id, was_open`;
}
