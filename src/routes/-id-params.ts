import { notFound } from '@tanstack/react-router';
import { searchLimits } from '#contract/search-limits.ts';
import { isProblem } from '#src/api/errors.ts';

/** A path whose `id` is a number that can exist; anything else is not found. */
export const idParams = {
  parse({ id }: { id: string }) {
    const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN;
    if (!(number <= searchLimits.id.max)) throw notFound();
    return { id: number };
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

/** Waits for the main data of a page; turns the API's "not found" and "gone" into the router's. */
export async function ensureFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (isProblem(error, 'gone')) throw notFound({ data: 'gone' });
    if (isProblem(error, 'not_found')) throw notFound();
    throw error;
  }
}
