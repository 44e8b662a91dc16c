import type { RentComparison, RentsNearby } from '#contract/listings/ledger.ts';
import { isFarBelow, ledgerRules, percentAbove } from '#contract/listings/ledger-rules.ts';
import type { RoomType } from '#contract/vocabulary.ts';
import type { RentsAround } from '#domain/search/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { flagListingSign } from '#domain/safety/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import { readRentFacts, type RentFacts } from './read-facts.ts';

export interface RentDeps {
  pricing: Pick<Pricing, 'compareIn'>;
  searchIndex: { rentsAround: RentsAround };
}

interface Kind {
  latitude: number;
  longitude: number;
  room_type: RoomType;
  currency: string;
  /** Ids of listings that are not compared. */
  without: number[];
}

/** The median rent of a kind of room around a place; null with too few rooms or no index yet. */
export function rentsNearby(
  { pricing, searchIndex }: RentDeps,
  { latitude, longitude, room_type, currency, without }: Kind,
): RentsNearby | null {
  const around = searchIndex.rentsAround({
    lat: latitude,
    lng: longitude,
    radius_km: ledgerRules.rentsWithinKm,
    room_type: [room_type],
    without,
    rents: pricing.compareIn(currency),
  });
  if (!around || around.count < ledgerRules.fewestRents || around.median === 0) return null;
  const { median, count } = around;
  return { median, currency, rents: count, within_km: ledgerRules.rentsWithinKm };
}

/** Compares the rent of a listing with those around it; null where nothing can be said. */
export function compareRent(deps: RentDeps, facts: RentFacts): RentComparison | null {
  const { area, rent, currency, listings_of_owner: without } = facts;
  const nearby = area && rentsNearby(deps, { ...area, currency, without });
  return nearby && { ...nearby, percent: percentAbove(rent, nearby.median) };
}

/** Creates what reports a listing with a rent far below those around it, in the transaction that stores it. */
export const createFlagRent =
  (deps: RentDeps) =>
  async (sql: Sql, id: number): Promise<void> => {
    const facts = await readRentFacts(sql, id);
    const comparison = facts && compareRent(deps, facts);
    if (comparison && isFarBelow(comparison.percent)) await flagListingSign(sql, id, 'rent');
  };
