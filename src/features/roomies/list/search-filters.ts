import { limits } from '#contract/limits.ts';
import { formatCount } from '#contract/labels/count.ts';
import { formatDay } from '#contract/labels/day.ts';
import { formatMoney } from '#contract/labels/money.ts';
import { changeSearch, type RoomieSearch } from './roomie-search.ts';

/** A filter in force: its label and the search without it. */
export interface ActiveFilter {
  id: keyof RoomieSearch;
  label: string;
  /** The part of the label that the user typed or chose. */
  written?: string;
  without: RoomieSearch;
}

/** The filters of a search in the order of the form; "no conflicts" has a switch of its own. */
export function activeFilters(search: RoomieSearch): ActiveFilter[] {
  const { place, lat, radius_km: radiusKm = limits.radiusKm.default } = search;
  const { budget_min, budget_max, move_in_by, stay_months } = search;
  const found: ActiveFilter[] = [];
  const add = (
    id: keyof RoomieSearch,
    label: string,
    patch: Parameters<typeof changeSearch>[1],
    written = '',
  ) => found.push({ id, label, ...(written && { written }), without: changeSearch(search, patch) });

  if (lat !== undefined) {
    const nowhere = { place: undefined, lat: undefined, lng: undefined, radius_km: undefined };
    add('place', `Within ${radiusKm} km of ${place ?? 'a place'}`, nowhere, place);
  }
  if (budget_min !== undefined) {
    add('budget_min', `Budget from ${formatMoney(budget_min)}`, { budget_min: undefined });
  }
  if (budget_max !== undefined) {
    add('budget_max', `Budget up to ${formatMoney(budget_max)}`, { budget_max: undefined });
  }
  if (move_in_by) add('move_in_by', `Moves by ${formatDay(move_in_by)}`, { move_in_by: undefined });
  if (stay_months !== undefined) {
    add('stay_months', `Stays ${formatCount(stay_months, 'month')} or more`, {
      stay_months: undefined,
    });
  }
  return found;
}

/** Ways to find more when a search found nobody, the gentlest first. */
export function widerSearches(search: RoomieSearch) {
  const wider: { label: string; written?: string; search: RoomieSearch }[] = [];
  const { lat, radius_km: radiusKm = limits.radiusKm.default, no_conflicts } = search;
  if (lat !== undefined && radiusKm < 50) {
    wider.push({ label: 'Look within 50 km', search: changeSearch(search, { radius_km: 50 }) });
  }
  if (no_conflicts) {
    const withThem = changeSearch(search, { no_conflicts: undefined });
    wider.push({ label: 'Include conflicts', search: withThem });
  }
  for (const { label, written = '', without } of activeFilters(search)) {
    wider.push({ label: `Without: ${label}`, written, search: without });
  }
  return wider.slice(0, 4);
}
