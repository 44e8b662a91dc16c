import { sql } from 'drizzle-orm';
import type { ReportChange } from '#contract/moderation/moderation.ts';
import { recordAct } from '#domain/audit/record-event.ts';
import type { Database } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';

const acts = {
  open: 'report.reopened',
  resolved: 'report.resolved',
  dismissed: 'report.dismissed',
} as const;

/**
 * Closes or reopens a report; `all_about_it` takes every open one about the same thing along. The
 * same status again only changes the note. Throws `not_found`.
 */
export async function changeReport(
  { orm }: Database,
  adminId: number,
  id: number,
  { status, note, all_about_it: alsoOthers = false }: ReportChange,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const isOpen = status === 'open';
    const changed = await transaction.execute<{ id: number; kind: string; thing_id: number }>(sql`
      with chosen as materialized (select kind, thing_id from reports where id = ${id})
      update reports set status = ${status}, note = ${note.trim()},
        closed_by = ${isOpen ? null : adminId}::int,
        closed_at = case when ${!isOpen} then now() end
      where id = ${id} or (${alsoOthers && !isOpen} and status = 'open'
        and (kind, thing_id) = (select kind, thing_id from chosen))
      returning id, kind, thing_id`);
    const report = changed.find((row) => row.id === id);
    if (!report) throw new ProblemError('not_found', { detail: 'There is no such report' });
    await recordAct(transaction, {
      admin_id: adminId,
      act: acts[status],
      thing_kind: 'report',
      thing_id: id,
      details: {
        note: note.trim(),
        about: report.kind,
        about_id: report.thing_id,
        reports: changed.map((row) => row.id).sort((one, other) => one - other),
      },
    });
  });
}
