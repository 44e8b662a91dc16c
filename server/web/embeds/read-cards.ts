import { fragment, instant, type Sql } from '#platform/database/sql.ts';
import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import { coverJson, statusForOthers } from '#domain/listings/listing-json.ts';
import { isUnconfirmed } from '#domain/listings/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { Gazetteer } from '#domain/places/public.ts';
import { labelClosed, labelListing, cardLanguage, type Nearby } from './card-labels.ts';

interface Deps {
  sql: Sql;
  /** The address of an image up to its key. */
  mediaUrl: string;
  publicUrl: string;
  pricing: Pick<Pricing, 'compareIn'>;
  gazetteer: Pick<Gazetteer, 'search'>;
}

/** In what language and currency a site shows its cards. */
export interface CardWishes {
  lang?: string | undefined;
  currency?: string | undefined;
}

export type ReadCards = (ids: number[], wishes?: CardWishes) => Promise<EmbeddedCard[]>;

type CardRow = Pick<EmbeddedCard, 'id' | 'state' | 'listing'> & {
  latitude: number | null;
  longitude: number | null;
  confirmed_at: string | null;
};

/**
 * Reads what other sites may show of listings, in the order of `ids`. Listings that wait for review
 * or were rejected count as unknown; one that moderation hid counts as paused.
 */
export function createReadCards({ sql, mediaUrl, publicUrl, pricing, gazetteer }: Deps): ReadCards {
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
  // To others, a listing that nobody confirmed for long is paused.
  const isPaused = fragment`(${statusForOthers} in ('paused', 'hidden')
    or (l.status = 'active' and ${isUnconfirmed}))`;
  const read = (ids: number[]) => sql<CardRow[]>`
    select wanted.id,
      case when ${isPaused} then 'paused'
        when ${statusForOthers} in ('active', 'filled') then l.status
        when d.listing_id is not null then 'deleted' else 'unknown' end as state,
      case when l.status = 'active' and not ${isUnconfirmed} then ${card} end as listing,
      ${instant(fragment`l.last_confirmed_at`)} as confirmed_at,
      coalesce(l.latitude, d.latitude)::float8 as latitude,
      coalesce(l.longitude, d.longitude)::float8 as longitude
    from unnest(${ids}::int[]) with ordinality wanted (id, nth)
    left join listings l on l.id = wanted.id
    left join deleted_listings d on d.listing_id = wanted.id
    order by wanted.nth`;

  /** The town, not the place of the room. */
  async function findTown(row: CardRow): Promise<Nearby | null> {
    const town = (await gazetteer.search()).findNearest(row);
    return town && { name: town.name, lat: town.latitude, lng: town.longitude };
  }

  return async (ids, { lang: asked, currency } = {}) => {
    const lang = cardLanguage(asked);
    const comparison = currency ? pricing.compareIn(currency) : null;
    const cards = (await read(ids)).map(async (row): Promise<EmbeddedCard> => {
      const { id, state, listing, confirmed_at: confirmedAt } = row;
      if (state === 'active' && listing && confirmedAt) {
        return {
          id,
          state,
          listing,
          labels: labelListing(listing, { lang, comparison, confirmedAt }),
        };
      }
      const closed = state === 'active' ? 'unknown' : state;
      const near = closed === 'unknown' ? null : await findTown(row);
      const labels = labelClosed(closed, { lang, near, publicUrl });
      return { id, state: closed, listing: null, labels };
    });
    return Promise.all(cards);
  };
}
