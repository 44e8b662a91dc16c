import type { ReportQuery } from '#contract/moderation/moderation.ts';
import { reportKinds, reportSources, reportStatuses } from '#contract/vocabulary.ts';
import { parseOption, pageIn } from '../shared/read-search.ts';

/** The filters in the address of /admin/reports; open reports by default. */
export interface ReportSearch {
  status?: 'resolved' | 'dismissed' | 'any';
  kind?: (typeof reportKinds)[number];
  source?: (typeof reportSources)[number];
  page?: number;
}

const statuses = [...reportStatuses, 'any'] as const;

/** Reads the filters from an address; leaves out unknown and default values. */
export function readReportSearch(raw: Partial<Record<keyof ReportSearch, unknown>>): ReportSearch {
  const status = parseOption(statuses, raw.status);
  const kind = parseOption(reportKinds, raw.kind);
  const source = parseOption(reportSources, raw.source);
  return {
    ...(status !== null && status !== 'open' && { status }),
    ...(kind !== null && { kind }),
    ...(source !== null && { source }),
    ...pageIn(raw.page),
  };
}

/** The query of the call with these filters. */
export function toReportQuery({ status, ...rest }: ReportSearch): ReportQuery {
  return status === 'any' ? rest : { ...rest, status: status ?? 'open' };
}
