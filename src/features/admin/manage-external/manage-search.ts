import { limits } from '#contract/limits.ts';
import { numberIn, said } from '../desk/read-search.ts';

/** What the address of /admin/manage-external says is open; each by its number. */
export interface ManageSearch {
  source?: number;
  /** Page of the list of sources. */
  sources?: number;
  /** A file that is here and waits to be mapped. */
  file?: number;
  /** The import whose set-aside rows are shown, and their page. */
  run?: number;
  rows?: number;
  /** Page of the history. */
  page?: number;
}

/** Reads the address; anything it cannot mean is left out. */
export function readManageSearch(raw: Record<string, unknown>): ManageSearch {
  return said({
    source: numberIn(raw['source']),
    sources: numberIn(raw['sources'], limits.countedItems),
    file: numberIn(raw['file']),
    run: numberIn(raw['run']),
    rows: numberIn(raw['rows'], limits.countedItems),
    page: numberIn(raw['page'], limits.countedItems),
  });
}

/** A page of the list of sources, as the address has it: the first goes without saying. */
export const onPage = (sources: number): ManageSearch => (sources > 1 ? { sources } : {});
