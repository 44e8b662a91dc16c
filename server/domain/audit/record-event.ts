import type { AuditDetails } from '#contract/audit/audit.ts';
import type { AuditEventName, AuditTargetKind } from '#contract/audit/audit-events.ts';
import type { Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { requireOthersMatter } from './own-matter.ts';

export interface NewAuditEvent {
  admin_id: number;
  event: AuditEventName;
  target_kind: AuditTargetKind;
  /** Null for an event about many targets; `details` then counts and lists them. */
  target_id: number | null;
  /** Title or name of the target; kept because the target may be deleted later. */
  target_label?: string;
  details?: AuditDetails;
}

/** Longer labels are cut, in the audit log and in statements of reasons. */
export const labelLength = 200;

/**
 * Adds an event to the audit log. Pass the transaction of the change itself, so that neither is
 * stored without the other. Whatever an administrator does passes here, so this is where it is refused
 * in their own matter. Throws `own_target` then, and `unauthorized` when their account is deleted.
 */
export async function recordAuditEvent(
  sql: Sql,
  { admin_id, event, target_kind, target_id, target_label = '', details = {} }: NewAuditEvent,
): Promise<void> {
  if (target_id !== null) {
    await requireOthersMatter(sql, admin_id, { kind: target_kind, id: target_id });
  }
  const written = await sql`
    insert into audit_events
      (admin_id, admin_name, event, target_kind, target_id, target_label, details)
    select id, coalesce(nullif(first_name, ''), email), ${event}, ${target_kind}, ${target_id}::int,
      ${target_label.slice(0, labelLength)}, ${JSON.stringify(details)}::text::jsonb
    from users where id = ${admin_id} returning id`;
  if (written.length === 0) throw new ProblemError('unauthorized');
}
