import type { AppealQuery } from '#contract/moderation/statement.ts';
import { parseOption, pageIn } from '../shared/read-search.ts';

/** The filter in the address of /admin/appeals; those that wait by default. */
export interface AppealSearch {
  status?: 'decided';
  page?: number;
}

/** Reads the filter from an address; leaves out unknown and default values. */
export function readAppealSearch(raw: Partial<Record<keyof AppealSearch, unknown>>): AppealSearch {
  const status = parseOption(['decided'] as const, raw.status);
  return { ...(status !== null && { status }), ...pageIn(raw.page) };
}

/** The query of the call with this filter. */
export const toAppealQuery = ({ status, ...rest }: AppealSearch): AppealQuery => ({
  ...rest,
  status: status ?? 'open',
});
