import type { QueryClient } from '@tanstack/react-query';
import { townPart } from '#contract/places/place-parts.ts';
import { searchLimits } from '#contract/search-limits.ts';
import { formatList } from '#locales/format.ts';
import * as t from '#locales/browse-later.ts';
import * as common from '#locales/common.ts';
import type { Api } from '#src/api/client.ts';
import { listingPageQuery } from '#src/shared/api/listings.ts';
import { thisArea } from '#locales/map.ts';
import { filterLabels, labelledNames, type LabelledName } from './filter-labels.ts';
import { changeSearch, toListingQuery, type ListingSearch } from './listing-search.ts';

/** A filter in force: its label, and the search without it. */
export interface ActiveFilter {
  id: string;
  label: string;
  /** The part of the label that the user typed or chose. */
  written?: string;
  without: ListingSearch;
}

type AddFilter = (
  id: string,
  label: string,
  patch: Parameters<typeof changeSearch>[1],
  written?: string,
) => void;

/** The filters of a search in the order people set them; rents in `currency`, if it is known. */
export function activeFilters(
  search: ListingSearch,
  currency = search.currency ?? '',
): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add: AddFilter = (id, label, patch, written = '') =>
    filters.push({
      id,
      label,
      ...(written && { written }),
      without: changeSearch(search, patch),
    });
  if (search.group !== undefined) {
    add('group', t.asGroup, { group: undefined, without_wishes: undefined });
  }
  addArea(search, add);
  const { q } = search;
  if (q) add('q', t.quoted({ words: q }), { q: undefined }, q);
  for (const name of labelledNames) addFilter(search, name, currency, add);
  return filters;
}

function addArea(search: ListingSearch, add: AddFilter): void {
  const { place, lat } = search;
  const radiusKm = search.radius_km ?? searchLimits.radiusKm.default;
  if (search.box) {
    add('box', thisArea, { box: undefined });
  } else if (lat !== undefined) {
    const nowhere = { place: undefined, lat: undefined, lng: undefined };
    const town = townPart(place) || common.aPlace;
    add('place', common.distanceFromPlace({ km: radiusKm, place: town }), nowhere, town);
  } else if (place) {
    add('place', t.quoted({ words: place }), { place: undefined }, place);
  }
}

/** Adds the filter of a parameter by its label; those of places and words have their own. */
function addFilter(
  search: ListingSearch,
  name: LabelledName,
  currency: string,
  add: AddFilter,
): void {
  const value = search[name];
  if (value === undefined) return;
  const labels = filterLabels[name];
  if ('choices' in labels) {
    const choices = String(value).split(',');
    for (const choice of choices) {
      const others = choices.filter((other) => other !== choice).join();
      add(choice, labels.choices[choice] ?? choice, { [name]: others });
    }
  } else if ('chip' in labels) {
    const chip = labels.chip as (value: string | number, currency: string) => string;
    add(name, chip(value, currency), { [name]: undefined });
  }
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
  const radiusKm = search.radius_km ?? searchLimits.radiusKm.default;
  if (search.lat !== undefined && !search.box && radiusKm < 50) {
    wider.push({ label: t.lookWithin50Km, search: changeSearch(search, { radius_km: 50 }) });
  }
  for (const { label, written = '', without } of activeFilters(search, currency)) {
    wider.push({ label: common.without({ filter: label }), written, search: without });
  }
  return wider.slice(0, 4);
}

/** The headline over the results of a search: what was found, and where it looks. */
export function formatHeadline(rooms: string, { place, lat, box }: ListingSearch): string {
  if (lat === undefined || box) return rooms;
  const town = townPart(place);
  return town ? t.roomsNear({ rooms, place: town }) : t.roomsNearThisPlace({ rooms });
}
