import { auditEventNames, type AuditEventName } from '#contract/audit/audit-events.ts';
import { numberIn, parseOption, pageIn, withoutNulls } from '../shared/read-search.ts';

/** The filters in the address of /admin/audit. */
export interface AuditSearch {
  event?: AuditEventName;
  admin?: number;
  page?: number;
}

/** Reads the filters from an address; leaves out unknown and empty values. */
export function readAuditSearch(raw: Partial<Record<keyof AuditSearch, unknown>>): AuditSearch {
  return {
    ...withoutNulls({ event: parseOption(auditEventNames, raw.event), admin: numberIn(raw.admin) }),
    ...pageIn(raw.page),
  };
}

/** The query of the call with these filters. */
export function toAuditQuery({ admin, ...rest }: AuditSearch) {
  return { ...rest, ...(admin !== undefined && { admin_id: admin }) };
}
