import { batchReads } from '#platform/database/batch-reads.ts';
import type { Sql } from '#platform/database/sql.ts';
import { jsonText, type JsonText } from '#platform/http/json-response.ts';
import { listingJson, statusForOthers } from './listing-json.ts';
import type { ListingAccess } from './listing-policy.ts';

/** A listing as everyone may see it, if its status lets them. */
export interface PublicListing extends ListingAccess {
  json: JsonText;
}

/**
 * Reads one listing whatever its status, with rounded coordinates; undefined without one.
 * Simultaneous reads share one query. Not cached, so never stale.
 */
export function createPublicListingRead(
  hot: Sql,
  mediaUrl: string,
): (id: number) => Promise<PublicListing | undefined> {
  type Row = ListingAccess & { id: number; json: string };
  const json = listingJson(mediaUrl, 'public');
  return batchReads<number, PublicListing>(async (ids) => {
    const rows = await hot<Row[]>`
      select l.id, l.user_id, ${statusForOthers} as status, ${json}::text as json
      from listings l where l.id = any(${ids}::int[])`;
    return new Map(
      rows.map(({ id, user_id, status, json: text }) => [
        id,
        { user_id, status, json: { ...jsonText(text), isTimeless: true } },
      ]),
    );
  });
}
