/** The page and order of the table demo, as the address says them. */
export interface TableSearch {
  page?: number;
  sort?: 'newest' | 'rent';
}

/** Reads the address; anything it cannot mean is left out. */
export function readTableSearch(search: Record<string, unknown>): TableSearch {
  const page = Number(search['page']);
  return {
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(search['sort'] === 'rent' && { sort: 'rent' }),
  };
}
