import { fragment, type Sql } from '#platform/database/sql.ts';
import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import { coverJson, statusForOthers } from '#domain/listings/listing-json.ts';

interface Deps {
  sql: Sql;
  mediaUrl: string;
  publicUrl: string;
}

export type ReadCards = (ids: number[]) => Promise<EmbeddedCard[]>;

/**
 * Reads what other sites may show of listings, in the order of `ids`. Listings that wait for review
 * or were rejected count as unknown; one that moderation hid counts as paused.
 */
export function createReadCards({ sql, mediaUrl, publicUrl }: Deps): ReadCards {
  // The address of the local folder is only a path. On another site it would point to that site.
  const cover = coverJson(new URL(mediaUrl, publicUrl).href);
  const pages = `${publicUrl}/listings/`;
  const card = fragment`json_build_object(
    'id', l.id, 'title', l.title, 'address', l.public_address, 'monthly_rent', l.monthly_rent,
    'currency', l.currency, 'monthly_bills', l.monthly_bills, 'room_type', l.room_type,
    'total_bedrooms', l.total_bedrooms,
    'total_bathrooms', l.total_bathrooms, 'current_roommates', l.current_roommates,
    'looking_for_roommates', l.looking_for_roommates, 'available_from', l.available_from,
    'url', ${pages} || l.id, 'cover', ${cover}::jsonb - 'id')`;
  return (ids) => sql<EmbeddedCard[]>`
    select wanted.id,
      case when ${statusForOthers} in ('active', 'filled') then l.status
        when ${statusForOthers} in ('paused', 'hidden') then 'paused'
        when d.listing_id is not null then 'deleted' else 'unknown' end as state,
      case when l.status = 'active' then ${card} end as listing
    from unnest(${ids}::int[]) with ordinality wanted (id, nth)
    left join listings l on l.id = wanted.id
    left join deleted_listings d on d.listing_id = wanted.id
    order by wanted.nth`;
}
