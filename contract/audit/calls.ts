import type { Call } from '../call.ts';
import { AuditEventPage, AuditEventQuery } from './audit.ts';

/** The call that reads the audit log. */
export const auditCalls = {
  listAuditEvents: {
    method: 'GET',
    path: '/api/admin/audit-events',
    summary: 'What administrators did, newest first',
    access: 'admin',
    status: 200,
    query: AuditEventQuery,
    answer: AuditEventPage,
  },
} as const satisfies Record<string, Call>;
