import { retention } from '#contract/retention.ts';
import type { Sql } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';
import { utcDayNumber } from '#platform/http/day-end.ts';

/** Owners see the views of so many days. */
export const viewedDays = retention.listingViews.days;
/** Who looks at more listings on a day than this process remembers may be counted twice. */
const maxRemembered = 50_000;

/** Counts who looks at listings: each network once a day and listing. */
export interface ListingViews {
  /** False when the listing is not offered. */
  count(listingId: number, network: string): Promise<boolean>;
}

/** The networks stay in memory, until midnight UTC at most; stored are only numbers. */
export function createListingViews(sql: Sql, now: () => number = Date.now): ListingViews {
  const seen = new Set<string>();
  let day = 0;
  return {
    async count(listingId, network) {
      const today = utcDayNumber(now());
      if (today !== day || seen.size >= maxRemembered) seen.clear();
      day = today;
      const visit = `${listingId} ${network}`;
      if (seen.has(visit)) return true;
      const counted = await sql`
        insert into listing_views (listing_id, views)
        select id, 1 from listings where id = ${listingId} and status = 'active'
        on conflict (listing_id, day) do update set views = listing_views.views + 1
        returning listing_id`;
      if (counted.length > 0) seen.add(visit);
      return counted.length > 0;
    },
  };
}

/** Deletes the counts that nobody is shown any more. */
export async function deleteOldViews(sql: Sql): Promise<void> {
  await sql`delete from listing_views where day <= ${today} - ${viewedDays}::int`;
}
