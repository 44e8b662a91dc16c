import type { auditCalls } from '#contract/audit/calls.ts';
import type { AuditEvent, AuditEventPage, AuditEventQuery } from '#contract/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { fragment, instant, type Pool } from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { countRows, readPage } from '#platform/http/page.ts';
import { isOwnMatter, isOwnReport } from './own-matter.ts';

/** The call that reads the audit log. */
export function createAuditHandlers({
  database,
}: {
  database: Database;
}): CallHandlers<typeof auditCalls> {
  return {
    listAuditEvents: ({ viewer, query }) =>
      listAuditEvents(database.searches, viewer.user_id, query),
  };
}

/** Builds an AuditEvent of the contract from `a`, a row of audit_events. */
export const auditEventJson = fragment`json_build_object('id', a.id,
  'admin', json_build_object('id', a.admin_id, 'first_name', a.admin_name), 'event', a.event,
  'target_kind', a.target_kind, 'target_id', a.target_id, 'target_label', a.target_label,
  'details', a.details, 'created_at', ${instant(fragment`a.created_at`)})`;

/**
 * Newest first, without what others did with reports about this reader. Planned for its values: each
 * filter has an index of its own.
 */
async function listAuditEvents(
  sql: Pool,
  readerId: number,
  { event, admin_id: adminId, ...rest }: AuditEventQuery,
): Promise<AuditEventPage> {
  const page = readPage(rest);
  const reader = fragment`${readerId}::int`;
  const selection = fragment`from audit_events a where case
    when a.target_kind = 'report' then not exists (
      select from reports r where r.id = a.target_id and ${isOwnReport(reader)})
    when a.event = 'inquiry.read' then
      not ${isOwnMatter(fragment`'inquiry'::text`, fragment`a.target_id`, reader)}
    else true end
    ${event === undefined ? fragment`` : fragment`and a.event = ${event}`}
    ${adminId === undefined ? fragment`` : fragment`and a.admin_id = ${adminId}`}`;
  const [rows, total] = await Promise.all([
    sql<{ item: AuditEvent }[]>`
      select ${auditEventJson} as item ${selection}
      order by a.id desc limit ${page.limit} offset ${page.offset}`,
    countRows(sql, selection),
  ]);
  return page.answer(
    rows.map(({ item }) => item),
    total,
  );
}
