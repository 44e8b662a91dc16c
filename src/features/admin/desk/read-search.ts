import { limits } from '#contract/limits.ts';

/** One of a closed list in an address, or nothing. */
export function oneOf<T extends string | number>(known: readonly T[], value: unknown): T | null {
  return known.find((each) => String(each) === String(value)) ?? null;
}

/** The number of a page in an address; the first is left out. */
export function pageIn(value: unknown): { page?: number } {
  const page = Number(value);
  const isPage = Number.isInteger(page) && page > 1 && page <= limits.countedItems;
  return isPage ? { page } : {};
}
