import { limits } from '#contract/limits.ts';

/** One of the known values, or null. */
export function parseOption<T extends string | number>(
  known: readonly T[],
  value: unknown,
): T | null {
  return known.find((each) => String(each) === String(value)) ?? null;
}

/** A whole number from 1 to `most`, or null. */
export function numberIn(value: unknown, most: number = limits.id.max): number | null {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= most ? number : null;
}

/** A search text, which the router may have parsed as a number; or null. */
export function textIn(value: unknown): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text !== '' && text.length <= limits.search.max ? text : null;
}

/** The page of a list; leaves out the first. */
export function pageIn(value: unknown): { page?: number } {
  const page = numberIn(value, limits.countedItems);
  return page !== null && page > 1 ? { page } : {};
}

/** Leaves out null values. */
export function withoutNulls<T extends object>(read: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null)) as T;
}
