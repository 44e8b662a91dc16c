import { sql } from 'drizzle-orm';
import type { ReportForm } from '#contract/safety/safety.ts';
import { limits } from '#contract/limits.ts';
import type { Transaction } from '#platform/database/database.ts';
import { reports } from '#platform/database/schema/reports.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { lockPerson, requireAllowance } from '#domain/inquiries/allowance.ts';
import { isKnownTo } from './is-known-to.ts';

/**
 * Stores a report; answers its id, of the same report made before too, which is open again if it
 * was closed. Throws `not_found` and `rate_limited`.
 */
export async function sendReport(
  transaction: Transaction,
  reporterId: number,
  { kind, id, reason, details = '' }: ReportForm,
): Promise<number> {
  await lockPerson(transaction, reporterId);
  // Nobody learns by reporting that something is there which they cannot see.
  const isThere = {
    listing: sql`select from listings
      where id = ${id} and (status = 'active' or user_id = ${reporterId})`,
    user: sql`select from users u where id = ${id} and ${isKnownTo(reporterId)}`,
    inquiry: sql`select from inquiries
      where id = ${id} and ${reporterId} in (sender_id, recipient_id)`,
  }[kind];
  if ((await transaction.execute(isThere)).length === 0) throw new ProblemError('not_found');
  const row = { reporter_id: reporterId, kind, target_id: id, reason, details: details.trim() };
  const [report] = await transaction
    .insert(reports)
    .values(row)
    .onConflictDoUpdate({
      target: [reports.reporter_id, reports.kind, reports.target_id, reports.reason],
      set: {
        details: row.details,
        status: 'open',
        note: '',
        closed_by: null,
        closed_at: null,
        created_at: sql`case when ${reports.status} = 'open' then ${reports.created_at} else now() end`,
      },
    })
    .returning({ id: reports.id });
  if (!report) throw new Error('An upsert returns its row');
  await requireAllowance(transaction, {
    newest: sql`select created_at from reports where reporter_id = ${reporterId}
      order by created_at desc`,
    perHour: limits.report.perHour,
    what: 'You have reported a lot within an hour.',
  });
  return report.id;
}
