import { limits } from '#contract/limits.ts';
import { around, noFilters, type RoomieFilters } from '#domain/matching/public.ts';
import { currencyBounds, type Pricing } from '#domain/money/public.ts';
import { fragment, integer, type Sql } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';

/** A room for which its owner looks for people; days count from 1970, in UTC. */
export interface OwnRoom {
  id: number;
  status: string;
  latitude: number | null;
  longitude: number | null;
  monthly_total: number;
  room_type: string | null;
  /** For so many people there is room. */
  looking_for_roommates: number;
  currency: string;
  from: number;
  /** The first day on which it is not offered anymore. */
  until: number | null;
  today: number;
}

/** Who can move in so many days before a room is free still suits it. */
export const earlyDays = 30;
/** Nobody offers as many rooms. */
const mostRooms = 50;

/** SQL: {@link OwnRoom} from `l`. */
export const roomColumns = fragment`
  l.id, l.status, l.latitude, l.longitude, l.monthly_total, l.currency, l.room_type,
  coalesce(l.looking_for_roommates, 1) as looking_for_roommates,
  coalesce(l.available_from, ${today}) - date '1970-01-01' as "from",
  l.available_until - date '1970-01-01' as until, ${today} - date '1970-01-01' as today`;

/** The offered rooms of an owner, or this one in any state. */
export const readOwnRooms = (sql: Sql, ownerId: number, listingId?: number) => sql<OwnRoom[]>`
  select ${roomColumns}
  from listings l
  where l.user_id = ${ownerId}
    and ${listingId === undefined ? fragment`l.status = 'active'` : fragment`l.id = ${listingId}`}
  order by l.id limit ${integer(mostRooms)}`;

/**
 * Which wanted pages fit a room: around it, with a budget of its rent in all, and able to move in while
 * it is offered. What a page does not state fits. Null for a room without a location.
 */
export function roomFilters(
  room: OwnRoom,
  pricing: Pick<Pricing, 'compareIn'>,
  radiusKm: number = limits.radiusKm.default,
): RoomieFilters | null {
  const { latitude, longitude, today } = room;
  if (latitude === null || longitude === null) return null;
  const comparison = pricing.compareIn(room.currency);
  return {
    ...noFilters,
    near: around(latitude, longitude, Math.min(radiusKm, limits.radiusKm.default)),
    budget: {
      bounds: currencyBounds(comparison, Math.ceil(room.monthly_total), limits.id.max),
      lenient: true,
    },
    movesIn: { from: room.from - earlyDays, until: room.until ?? limits.id.max, today },
    wanted: { today, forOwners: true },
  };
}
