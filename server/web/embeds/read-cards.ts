import type { Sql } from '#platform/database/sql.ts';
import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import { pictureJson, statusForOthersText as statusForOthers } from '#domain/listings/listing-json.ts';

interface Deps {
  sql: Sql;
  mediaUrl: string;
  publicUrl: string;
}

export type ReadCards = (ids: number[]) => Promise<EmbeddedCard[]>;

/**
 * `$1` media, `$2` ids, `$3` what comes before a room's number in its address. Of what waits for
 * review, or was refused there, nobody outside learns that it exists; that our team hid a room is
 * its owner's business.
 */
const cardsById = `select wanted.id,
    case when ${statusForOthers} in ('active', 'filled') then l.status
      when ${statusForOthers} in ('paused', 'hidden') then 'paused'
      when d.listing_id is not null then 'deleted' else 'unknown' end as state,
    case when l.status = 'active' then json_build_object(
      'id', l.id, 'title', l.title, 'address', l.address, 'monthly_rent', l.monthly_rent,
      'currency', 'USD', 'total_bedrooms', l.total_bedrooms,
      'total_bathrooms', l.total_bathrooms, 'current_roommates', l.current_roommates,
      'looking_for_roommates', l.looking_for_roommates, 'available_from', l.available_from,
      'url', $3 || l.id,
      'cover', (select ${pictureJson('i')}::jsonb - 'id' from listing_images i
        where i.listing_id = l.id order by i.position, i.id limit 1)) end as listing
  from unnest($2::int[]) with ordinality wanted (id, nth)
  left join listings l on l.id = wanted.id
  left join deleted_listings d on d.listing_id = wanted.id
  order by wanted.nth`;

/** Reads what other sites may show of rooms, in the order asked for. */
export function createReadCards({ sql, mediaUrl, publicUrl }: Deps): ReadCards {
  // Of the local folder it is a path, which on another site would lead to that site.
  const media = new URL(mediaUrl, publicUrl).href;
  return (ids) =>
    sql.unsafe<EmbeddedCard[]>(cardsById, [media, ids, `${publicUrl}/listings/`], {
      prepare: true,
    });
}
