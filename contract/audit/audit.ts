import { type } from '../type.ts';
import { id, idInPath, instant, pageSchema, pageQuery } from '../primitives.ts';
import { auditEventNames, auditTargetKinds } from './audit-events.ts';

/** Counts, notes and filters of an event, but never messages of users. */
const AuditDetails = type({ '[string]': 'string | number | boolean | null | number[]' });
export type AuditDetails = typeof AuditDetails.infer;

/** One row of the audit log. */
export const AuditEvent = type({
  id,
  admin: { id, first_name: 'string' },
  event: type.enumerated(...auditEventNames),
  target_kind: type.enumerated(...auditTargetKinds),
  /** Null for an event about many targets; `details` then counts and lists them. */
  target_id: id.or('null'),
  /** Title or name of the target at the time. */
  target_label: 'string',
  details: AuditDetails,
  created_at: instant,
});
export type AuditEvent = typeof AuditEvent.infer;
export const AuditEventPage = type(pageSchema(AuditEvent.array()));
export type AuditEventPage = typeof AuditEventPage.infer;
export const AuditEventQuery = type({
  ...pageQuery,
  'event?': type.enumerated(...auditEventNames),
  'admin_id?': idInPath,
});
export type AuditEventQuery = typeof AuditEventQuery.infer;
