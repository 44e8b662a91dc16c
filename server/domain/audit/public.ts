export { auditEventJson } from './calls.ts';
export { recordAuditEvent } from './record-event.ts';
