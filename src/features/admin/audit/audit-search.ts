import { auditEventNames, type AuditEventName } from '#contract/audit/audit-events.ts';
import { numberIn, oneOf, pageIn, said } from '../desk/read-search.ts';

/** The log as the address of /admin/audit holds it. */
export interface AuditSearch {
  act?: AuditEventName;
  admin?: number;
  page?: number;
}

/** Reads the log's filters from an address: what is unknown or says nothing is left out. */
export function readAuditSearch(raw: Partial<Record<keyof AuditSearch, unknown>>): AuditSearch {
  return {
    ...said({ act: oneOf(auditEventNames, raw.act), admin: numberIn(raw.admin) }),
    ...pageIn(raw.page),
  };
}

/** The call that answers this. */
export function toActQuery({ admin, ...rest }: AuditSearch) {
  return { ...rest, ...(admin !== undefined && { admin_id: admin }) };
}
