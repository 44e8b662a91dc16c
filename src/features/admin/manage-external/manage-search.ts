import { limits } from '#contract/limits.ts';
import { numberIn, withoutNulls } from '../shared/read-search.ts';

/** The search of /admin/manage-external: ids and pages of what is open. */
export interface ManageSearch {
  source?: number;
  /** Page of the list of sources. */
  sources?: number;
  /** An uploaded file that is not imported yet. */
  file?: number;
  /** The import whose set-aside rows are shown, and their page. */
  run?: number;
  rows?: number;
  /** Page of the history. */
  page?: number;
}

/** Reads the search from an address; leaves out invalid values. */
export function readManageSearch(raw: Record<string, unknown>): ManageSearch {
  return withoutNulls({
    source: numberIn(raw['source']),
    sources: numberIn(raw['sources'], limits.countedItems),
    file: numberIn(raw['file']),
    run: numberIn(raw['run']),
    rows: numberIn(raw['rows'], limits.countedItems),
    page: numberIn(raw['page'], limits.countedItems),
  });
}

/** The page of the list of sources in an address; leaves out the first. */
export const onPage = (sources: number): ManageSearch => (sources > 1 ? { sources } : {});
