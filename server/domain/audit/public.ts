export { auditEventJson } from './calls.ts';
export { recordAuditEvent, type NewAuditEvent } from './record-event.ts';
