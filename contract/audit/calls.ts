import { defineCalls } from '../call.ts';
import { AuditEventPage, AuditEventQuery } from './audit.ts';

/** The call that reads the audit log. */
export const auditCalls = defineCalls({
  listAuditEvents: {
    route: 'GET /api/admin/audit-events',
    summary: 'What administrators did, newest first',
    access: 'admin',
    query: AuditEventQuery,
    answer: AuditEventPage,
  },
});
