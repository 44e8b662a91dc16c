import { limits } from '#contract/limits.ts';

/** One of a closed list in an address, or nothing. */
export function oneOf<T extends string | number>(known: readonly T[], value: unknown): T | null {
  return known.find((each) => String(each) === String(value)) ?? null;
}

/** A number from 1 on in an address, or nothing. */
export function numberIn(value: unknown, most: number = limits.id.max): number | null {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= most ? number : null;
}

/** Words in an address, which the router may take for a number; or nothing. */
export function wordsIn(value: unknown): string | null {
  const words = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return words !== '' && words.length <= limits.search.max ? words : null;
}

/** The number of a page in an address; the first is left out. */
export function pageIn(value: unknown): { page?: number } {
  const page = numberIn(value, limits.countedItems);
  return page !== null && page > 1 ? { page } : {};
}

/** Without what says nothing. */
export function said<T extends object>(read: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null)) as T;
}
