import type { QueryClient } from '@tanstack/react-query';
import { townOf } from '#contract/places/place-parts.ts';
import { searchLimits as limits } from '#contract/search-limits.ts';
import { formatDay, formatList, formatMoney } from '#locales/format.ts';
import { formatStay } from '#src/listing-labels/stay.ts';
import { roomTypeLabels } from '#locales/card.ts';
import { amenityLabels, houseRuleLabels } from '#locales/vocabulary.ts';
import type { Amenity, HouseRule, RoomType } from '#contract/vocabulary.ts';
import * as t from '#locales/browse-later.ts';
import type { Api } from '#src/api/client.ts';
import { listingPageQuery } from '#src/queries/listings.ts';
import { thisArea } from '#locales/map.ts';
import { changeSearch, toListingQuery, type ListingSearch } from './listing-search.ts';

/** A filter in force: its label, and the search without it. */
export interface ActiveFilter {
  id: string;
  label: string;
  /** The part of the label that the user typed or chose. */
  written?: string;
  without: ListingSearch;
}

const labels: Record<Amenity | HouseRule | RoomType, string> = {
  ...roomTypeLabels,
  ...amenityLabels,
  ...houseRuleLabels,
};

/** The filters of a search in the order people set them; rents in `currency`, if it is known. */
export function activeFilters(
  search: ListingSearch,
  currency = search.currency ?? '',
): ActiveFilter[] {
  const { place, lat, q, min_rent, max_rent, bedrooms, available_from, max_roommates } = search;
  const { stay_months: months } = search;
  const radiusKm = search.radius_km ?? limits.radiusKm.default;
  const found: ActiveFilter[] = [];
  const add = (
    id: string,
    label: string,
    patch: Parameters<typeof changeSearch>[1],
    written = '',
  ) => found.push({ id, label, ...(written && { written }), without: changeSearch(search, patch) });

  if (search.box) {
    add('box', thisArea, { box: undefined });
  } else if (lat !== undefined) {
    const nowhere = { place: undefined, lat: undefined, lng: undefined };
    const town = townOf(place) || t.aPlace;
    add('place', t.withinKmOf({ km: radiusKm, place: town }), nowhere, town);
  } else if (place) {
    add('place', t.quoted({ words: place }), { place: undefined }, place);
  }
  if (q) add('q', t.quoted({ words: q }), { q: undefined }, q);
  if (min_rent !== undefined)
    add('min_rent', t.fromRent({ rent: formatMoney(min_rent, currency) }), { min_rent: undefined });
  if (max_rent !== undefined)
    add('max_rent', t.upToRent({ rent: formatMoney(max_rent, currency) }), { max_rent: undefined });
  if (search.room_for !== undefined) {
    add('room_for', t.roomForPeople({ count: search.room_for }), { room_for: undefined });
  }
  if (bedrooms !== undefined) {
    add('bedrooms', t.atLeastBedrooms({ count: bedrooms }), { bedrooms: undefined });
  }
  if (available_from) {
    const label = t.freeByDay({ day: formatDay(available_from) });
    add('available_from', label, { available_from: undefined });
  }
  if (months !== undefined)
    add('stay_months', t.forStay({ stay: formatStay(months) }), { stay_months: undefined });
  if (max_roommates !== undefined) {
    const label =
      max_roommates === 0 ? t.nobodyLivesThere : t.atMostLiveThere({ count: max_roommates });
    add('max_roommates', label, { max_roommates: undefined });
  }
  for (const name of ['room_type', 'amenities', 'house_rules'] as const) {
    const chosen = search[name]?.split(',') ?? [];
    for (const one of chosen) {
      const label = labels[one as keyof typeof labels];
      add(one, label, { [name]: chosen.filter((other) => other !== one).join() });
    }
  }
  return found;
}

/** The title of the page of a search, whose results may have been read. */
export function searchTitle(
  search: ListingSearch,
  { api, queryClient }: { api: Api; queryClient: QueryClient },
): string {
  const { queryKey } = listingPageQuery(api, toListingQuery(search));
  return titleIn(search, queryClient.getQueryData(queryKey)?.currency);
}

/** The title of the page of a search whose rents are in a currency; undefined while unknown. */
export function titleIn(search: ListingSearch, currency: string | undefined): string {
  const filters = activeFilters(search, currency).map(({ label }) => label);
  return filters.length > 0 ? t.searchTitle({ filters: formatList(filters) }) : 'RoomieRadar';
}

/** Ways to find more when a search found nothing, the gentlest first. */
export function widerSearches(search: ListingSearch, currency?: string) {
  const wider: { label: string; written?: string; search: ListingSearch }[] = [];
  const radiusKm = search.radius_km ?? limits.radiusKm.default;
  if (search.lat !== undefined && !search.box && radiusKm < 50) {
    wider.push({ label: t.lookWithin50Km, search: changeSearch(search, { radius_km: 50 }) });
  }
  for (const { label, written = '', without } of activeFilters(search, currency)) {
    wider.push({ label: t.without({ filter: label }), written, search: without });
  }
  return wider.slice(0, 4);
}

/** The headline over the results of a search: what was found, and where it looks. */
export function roomsNear(rooms: string, { place, lat, box }: ListingSearch): string {
  if (lat === undefined || box) return rooms;
  const town = townOf(place);
  return town ? t.roomsNear({ rooms, place: town }) : t.roomsNearThisPlace({ rooms });
}
