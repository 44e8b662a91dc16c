/** More columns would be too narrow to read. */
export const maxCompared = 4;

export interface CompareSearch {
  /** Ids of listings with commas between them. */
  ids?: string;
}

/** Reads the address of the page; what is no id is dropped. */
export function readCompareSearch(raw: Record<string, unknown>): CompareSearch {
  const { ids: given } = raw;
  // One id alone is read as a number.
  const isText = typeof given === 'string' || typeof given === 'number';
  const ids = comparedIds({ ids: isText ? String(given) : '' });
  return ids.length > 0 ? { ids: ids.join() } : {};
}

/** The ids that the address names. */
export const comparedIds = ({ ids = '' }: CompareSearch): number[] =>
  [...new Set(ids.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number))].slice(0, maxCompared); // oxfmt-ignore
