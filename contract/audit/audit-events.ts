/** The events of the audit log: everything an administrator does to a target. */
export const auditEventNames = [
  'listing.hidden',
  'listing.shown',
  'listing.deleted',
  'listing.added',
  'listing.held',
  'listing.published',
  'listing.rejected',
  'listing.changed',
  'wanted.hidden',
  'wanted.shown',
  'user.suspended',
  'user.reinstated',
  'user.searched',
  'listing.searched',
  'inquiry.read',
  'inquiry.searched',
  'report.resolved',
  'report.dismissed',
  'report.reopened',
  'appeal.upheld',
  'appeal.reversed',
  'source.created',
  'source.changed',
  'source.deleted',
  'source.fetched',
  'import.started',
  'import.cancelled',
  'import.resumed',
  'job.run',
] as const;
export type AuditEventName = (typeof auditEventNames)[number];

/** The kinds of targets. Ids are never reused, so they still identify a deleted target. */
export const auditTargetKinds = [
  'listing',
  'user',
  'inquiry',
  'wanted',
  'report',
  'source',
  'import',
  'job',
] as const;
export type AuditTargetKind = (typeof auditTargetKinds)[number];
