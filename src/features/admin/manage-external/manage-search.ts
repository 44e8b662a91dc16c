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

const names = ['source', 'sources', 'file', 'run', 'rows', 'page'] as const;

/** Reads the address; anything it cannot mean is left out. */
export function readManageSearch(raw: Record<string, unknown>): ManageSearch {
  const read: ManageSearch = {};
  for (const name of names) {
    const value = Number(raw[name]);
    if (Number.isInteger(value) && value > 0) read[name] = value;
  }
  return read;
}

/** A page of the list of sources, as the address has it: the first goes without saying. */
export const onPage = (sources: number): ManageSearch => (sources > 1 ? { sources } : {});
