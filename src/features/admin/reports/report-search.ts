import type { ReportQuery } from '#contract/moderation/moderation.ts';
import { reportKinds, reportStatuses } from '#contract/vocabulary.ts';
import { oneOf, pageIn } from '../desk/read-search.ts';

/** The queue as the address of /admin/reports holds it; open reports without a status. */
export interface ReportSearch {
  status?: 'resolved' | 'dismissed' | 'any';
  kind?: (typeof reportKinds)[number];
  page?: number;
}

const statuses = [...reportStatuses, 'any'] as const;

/** Reads the queue from an address: what is unknown or says nothing is left out. */
export function readReportSearch(raw: Partial<Record<keyof ReportSearch, unknown>>): ReportSearch {
  const status = oneOf(statuses, raw.status);
  const kind = oneOf(reportKinds, raw.kind);
  return {
    ...(status !== null && status !== 'open' && { status }),
    ...(kind !== null && { kind }),
    ...pageIn(raw.page),
  };
}

/** The call that answers this. */
export function toReportQuery({ status, ...rest }: ReportSearch): ReportQuery {
  return status === 'any' ? rest : { ...rest, status: status ?? 'open' };
}
