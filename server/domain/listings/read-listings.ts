import type { Sql } from '#platform/database/sql.ts';
import type { Listing, ListingPage } from '#contract/listings/listing.ts';
import { readPage, type PageQuery } from '#platform/http/read-page.ts';
import { listingJson, ownSummaryJson } from './listing-json.ts';

/** What the policies decide by. */
export interface ListingFacts {
  user_id: number | null;
  status: string;
}

/** Owner and status of a listing; null when there is none. */
export async function findListingFacts(sql: Sql, id: number): Promise<ListingFacts | null> {
  const rows = await sql<ListingFacts[]>`select user_id, status from listings where id = ${id}`;
  return rows[0] ?? null;
}

/** One listing as its owner sees it, with exact coordinates; null when there is none. */
export async function readListing(sql: Sql, mediaUrl: string, id: number): Promise<Listing | null> {
  const rows = await sql<{ listing: Listing }[]>`
    select ${listingJson(mediaUrl, true)} as listing from listings l where l.id = ${id}`;
  return rows[0]?.listing ?? null;
}

/** Did a listing with this id exist once? */
export async function wasDeleted(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`select 1 from deleted_listings where listing_id = ${id}`;
  return rows.length > 0;
}

/** Everything a user posted, newest first, whatever its status. */
export async function listOwnListings(
  sql: Sql,
  mediaUrl: string,
  userId: number,
  query: PageQuery,
): Promise<ListingPage> {
  const page = readPage(query);
  const [row] = await sql<{ items: ListingPage['items']; total: number }[]>`
    with chosen as materialized (select l.id, l.created_at from listings l
      where l.user_id = ${userId} order by l.created_at desc, l.id desc
      limit ${page.limit}::int offset ${page.offset}::int)
    select (select coalesce(
          json_agg(${ownSummaryJson(mediaUrl)} order by l.created_at desc, l.id desc), '[]')
        from chosen join listings l on l.id = chosen.id) as items,
      (select count(*)::int from listings where user_id = ${userId}) as total`;
  return page.answer(row?.items ?? [], row?.total);
}
