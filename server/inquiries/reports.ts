import { sql } from 'drizzle-orm';
import type { Sql } from 'postgres';
import type { ReportForm, ReportPage } from '#contract/care.ts';
import { limits } from '#contract/limits.ts';
import type { Transaction } from '../db/database.ts';
import { reports } from '../db/schema/reports.ts';
import { ProblemError } from '../http/problem.ts';
import { instant } from '../listings/listing-json.ts';
import { lockPerson, requireAllowance } from './allowance.ts';

/** Stores a report; answers its id, of the same report made before too. Throws `not_found`. */
export async function sendReport(
  transaction: Transaction,
  reporterId: number,
  { kind, id, reason, details = '' }: ReportForm,
): Promise<number> {
  await lockPerson(transaction, reporterId);
  // Of an inquiry only its sides may know that it is there.
  const isThere = {
    listing: sql`select from listings where id = ${id}`,
    user: sql`select from users where id = ${id}`,
    inquiry: sql`select from inquiries
      where id = ${id} and ${reporterId} in (sender_id, recipient_id)`,
  }[kind];
  if ((await transaction.execute(isThere)).length === 0) throw new ProblemError('not_found');
  const row = { reporter_id: reporterId, kind, thing_id: id, reason, details: details.trim() };
  const [report] = await transaction
    .insert(reports)
    .values(row)
    .onConflictDoUpdate({
      target: [reports.reporter_id, reports.kind, reports.thing_id, reports.reason],
      set: { details: row.details },
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

/** What people reported, newest first. */
export async function listReports(
  sql: Sql,
  { page = 1, page_size: size = limits.page.size }: { page?: number; page_size?: number },
): Promise<ReportPage> {
  const items = await sql.unsafe<ReportPage['items']>(
    `select id, kind, thing_id, reason, details, reporter_id,
      ${instant('created_at')} as created_at
    from reports order by reports.created_at desc, id desc limit $1::int offset $2::int`,
    [size, (page - 1) * size],
    { prepare: true },
  );
  const [counted] = await sql.unsafe<{ total: number }[]>(
    `select count(*)::int as total from (select from reports limit ${limits.countedItems}) counted`,
  );
  return {
    items: items.map((item) => ({ ...item })),
    page,
    page_size: size,
    total: counted?.total ?? 0,
  };
}
