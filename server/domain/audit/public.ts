export { auditEventJson } from './calls.ts';
export { isOwnReport, isOwnMatter, requireOthersMatter } from './own-matter.ts';
export { labelLength, recordAuditEvent, type NewAuditEvent } from './record-event.ts';
