import { fragment, join, type Fragment, type Sql } from '#platform/database/sql.ts';
import { writeWords } from './words/write-vectors.ts';

type StoredValue = string | number | readonly string[] | null;
/** Values by column. */
export type StoredListing = Record<string, StoredValue>;

/** Stores a listing without an owner; returns its id. */
export async function insertExternalListing(sql: Sql, columns: StoredListing): Promise<number> {
  const row = await sql.one<{ id: number }>`
    insert into listings ${sql(columns)} returning id`;
  await writeWords(sql, [row.id]);
  return row.id;
}

/** Changes columns of a listing without an owner, which confirms it. */
export async function updateExternalListing(
  sql: Sql,
  id: number,
  columns: StoredListing,
): Promise<void> {
  const now = fragment`now()`;
  await sql`
    update listings set ${sql({ ...columns, updated_at: now, last_confirmed_at: now })}
    where id = ${id}`;
  await writeWords(sql, [id]);
}

/** SQL: stores the rows of a query that follows, whose first columns are id, status and creation. */
export const insertListingsSql = (columns: Fragment[]): Fragment => fragment`
  insert into listings (id, status, created_at, ${join(columns, fragment`, `)})
  overriding system value`;

/** SQL: changes listings without an owner, which confirms them; `from` and `where` follow. */
export const updateListingsSql = (assignments: Fragment[]): Fragment => fragment`
  update listings set ${join(assignments, fragment`, `)}, updated_at = now(),
    last_confirmed_at = now()`;

/**
 * Confirms that these listings are still offered. Not at each import: a daily one of a million rows
 * would write them all, and every index in memory would read them again.
 */
export async function confirmListings(sql: Sql, ids: number[]): Promise<void> {
  await sql`
    update listings set last_confirmed_at = now()
    where id = any(${ids}) and last_confirmed_at < now() - interval '7 days'`;
}

/** SQL: gives the listings of the table `part` a status; whoever publishes them confirms them. */
export const updateStatusOfPart = (status: string, isConfirmed: boolean): Fragment => fragment`
  update listings set status = ${status}, updated_at = now()
    ${isConfirmed ? fragment`, last_confirmed_at = now()` : fragment``}
  from part where listings.id = part.id`;

/** SQL: deletes the listings of the table `part`. */
export const deletePart = fragment`delete from listings using part where listings.id = part.id`;
