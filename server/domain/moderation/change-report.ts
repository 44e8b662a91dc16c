import type { ReportChange } from '#contract/moderation/moderation.ts';
import { isOwnReport, recordAuditEvent } from '#domain/audit/public.ts';
import { queueMails } from '#domain/notifications/public.ts';
import { setReportStatus, type ChangedReport } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { decide } from './decisions.ts';
import { responsibleUser } from './reports.ts';

const changeEvents = {
  open: 'report.reopened',
  resolved: 'report.resolved',
  dismissed: 'report.dismissed',
} as const;

/**
 * Closes or reopens a report; `all_open` closes every open report about the same target along with
 * it. Who sent one that was open reads the decision, and who is responsible for the target the
 * reasons, unless a statement gave them meanwhile. The same status again only changes the note.
 * Throws `not_found`, also in the administrator's own matter: it tells nothing of who reported.
 */
export async function changeReport(
  pool: Pool,
  adminId: number,
  id: number,
  { status, note, rule = 'other', all_open: closesAll = false }: ReportChange,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const isOpen = status === 'open';
    const [about] = await sql<{ user_id: number | null }[]>`
      select ${responsibleUser} as user_id from reports r
      where r.id = ${id} and not ${isOwnReport(fragment`${adminId}::int`)}`;
    if (!about) throw noSuchReport();
    await lockUsers(sql, adminId, [about.user_id]);
    const changed = await setReportStatus(sql, id, { status, note, adminId, closesAll });
    const report = changed.find((row) => row.id === id);
    if (!report) throw noSuchReport();
    await recordAuditEvent(sql, {
      admin_id: adminId,
      event: changeEvents[status],
      target_kind: 'report',
      target_id: id,
      details: {
        note: note.trim(),
        about: report.kind,
        about_id: report.target_id,
        reports: changed.map((row) => row.id).sort((one, other) => one - other),
      },
    });
    if (isOpen) return;
    for (const { id: closed, was_open: wasOpen } of changed) {
      if (wasOpen) await queueMails(sql, [{ kind: 'report_decided', about_id: closed }]);
    }
    if (status === 'resolved' && report.was_open && about.user_id) {
      await warn(sql, { ...report, user_id: about.user_id, admin_id: adminId, rule });
    }
  });
}

const noSuchReport = () => new ProblemError('not_found', { detail: 'There is no such report' });

/** The reasons why a report was resolved, unless a statement since the report gave them. */
async function warn(
  sql: Sql,
  report: ChangedReport & {
    user_id: number;
    admin_id: number;
    rule: NonNullable<ReportChange['rule']>;
  },
): Promise<void> {
  const { id, kind, target_id, user_id, admin_id, rule } = report;
  const [target] = await sql<{ has_statement: boolean; label: string }[]>`
    select exists (select from statements s where s.user_id = ${user_id}
        and s.created_at >= r.created_at and s.decision is distinct from 'reversed') as has_statement,
      coalesce(case r.kind when 'listing' then (select title from listings where id = r.target_id)
        when 'user' then (select first_name from users where id = r.target_id)
        when 'wanted' then (select headline from wanted_pages where id = r.target_id) end,
        '') as label
    from reports r where r.id = ${id} and exists (select from users where id = ${user_id})`;
  if (!target || target.has_statement) return;
  await decide(sql, {
    user_id,
    action: 'warned',
    rule,
    // The notes of administrators about a report are for each other.
    note: '',
    target_kind: kind,
    target_id,
    target_label: target.label,
    admin_id,
  });
}
