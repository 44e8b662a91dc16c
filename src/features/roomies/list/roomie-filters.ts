import type { OwnFilters } from '#contract/matching/calls.ts';
import { limits } from '#contract/limits.ts';
import { townPart } from '#contract/places/place-parts.ts';
import * as common from '#locales/common.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import * as t from '#locales/roomies.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import { formatBudget } from '../user-facts.ts';
import { changeSearch, type RoomieSearch } from './roomie-search.ts';

/** A filter: its label and the search without it, or, for one that is offered, with it. */
export interface RoomieFilter {
  id: keyof RoomieSearch;
  label: string;
  /** The part of the label that the user typed or chose. */
  written?: string;
  search: RoomieSearch;
}

/** What the profile says, and the currency of a range of budgets. */
export type KnownFilters = OwnFilters & { currency: string };

/** The default without a profile, and until the answer arrives. */
export const noProfile: KnownFilters = { area: null, budget: null, dates: null, currency: '' };

const nowhere = { place: undefined, lat: undefined, lng: undefined, radius_km: undefined };

/**
 * The filters in force in the order of the form, those from the viewer's profile among them; "no
 * conflicts" has a switch of its own.
 */
export function activeFilters(search: RoomieSearch, own = noProfile): RoomieFilter[] {
  const { place, lat, radius_km: radiusKm = limits.radiusKm.default } = search;
  const { budget_min, budget_max, move_in_by, stay_months } = search;
  const { add, filters } = collect(search);
  const area = own.area?.applied ? townPart(own.area.name) : place;
  if (own.area?.applied || lat !== undefined) {
    const lift = {
      ...nowhere,
      everywhere: true,
      budget: own.budget?.applied ? 'mine' : 'any',
      dates: own.dates?.applied ? 'mine' : 'any',
    };
    add(
      'place',
      common.distanceFromPlace({ km: radiusKm, place: area ?? common.aPlace }),
      lift,
      area,
    );
  }
  if (own.budget?.applied) add('budget', budgetLabel(own.budget), { budget: 'any' });
  if (own.dates?.applied) add('dates', datesLabel(own.dates), { dates: 'any' });
  if (budget_min !== undefined) {
    add('budget_min', t.chipBudgetFrom({ amount: formatMoney(budget_min, own.currency) }), {
      budget_min: undefined,
    });
  }
  if (budget_max !== undefined) {
    add('budget_max', t.chipBudgetUpTo({ amount: formatMoney(budget_max, own.currency) }), {
      budget_max: undefined,
    });
  }
  if (move_in_by)
    add('move_in_by', t.chipMovesBy({ day: formatDay(move_in_by) }), { move_in_by: undefined });
  if (stay_months !== undefined) {
    add('stay_months', t.chipStays({ stay: formatStay(stay_months) }), {
      stay_months: undefined,
    });
  }
  return filters;
}

/** What the viewer's profile could narrow the list to, and does not. */
export function offeredFilters(search: RoomieSearch, own: KnownFilters): RoomieFilter[] {
  const { budget_min, budget_max, move_in_by, stay_months } = search;
  const { add, filters } = collect(search);
  if (own.area && !own.area.applied) {
    const town = townPart(own.area.name);
    add('place', t.near({ town }), { ...nowhere, everywhere: undefined }, town);
  }
  if (own.budget && !own.budget.applied && (budget_min ?? budget_max) === undefined) {
    add('budget', budgetLabel(own.budget), { budget: 'mine' });
  }
  if (own.dates && !own.dates.applied && (move_in_by ?? stay_months) === undefined) {
    add('dates', datesLabel(own.dates), { dates: 'mine' });
  }
  return filters;
}

const budgetLabel = ({ min, max, currency }: NonNullable<OwnFilters['budget']>) =>
  t.chipYourBudget({
    budget: formatBudget({ budget_min: min, budget_max: max, budget_currency: currency }),
  });
const datesLabel = ({ from }: NonNullable<OwnFilters['dates']>) =>
  t.chipYourDates({ day: formatDay(from) });

/** Ways to find more when a search found nobody, the gentlest first. */
export function widerSearches(search: RoomieSearch, own = noProfile): Omit<RoomieFilter, 'id'>[] {
  const wider: Omit<RoomieFilter, 'id'>[] = widerAreas(search, own);
  if (search.no_conflicts) {
    const withThem = changeSearch(search, { no_conflicts: undefined });
    wider.push({ label: t.includeConflicts, search: withThem });
  }
  for (const { id, label, written = '', search: without } of activeFilters(search, own)) {
    // Without the area: the way to look everywhere, which always follows.
    if (id === 'place') continue;
    wider.push({
      label: common.without({ filter: label }),
      ...(written && { written }),
      search: without,
    });
  }
  return wider.slice(0, 4);
}

/** Larger circles around the place, if there is one. */
export function widerAreas(search: RoomieSearch, own: OwnFilters): Omit<RoomieFilter, 'id'>[] {
  const { lat, radius_km: radiusKm = limits.radiusKm.default } = search;
  if (lat === undefined && !own.area?.applied) return [];
  return [25, 50]
    .filter((km) => km > radiusKm)
    .map((km) => ({
      label: t.lookWithin({ km }),
      search: changeSearch(search, { radius_km: km }),
    }));
}

function collect(search: RoomieSearch) {
  const filters: RoomieFilter[] = [];
  const add = (
    id: RoomieFilter['id'],
    label: string,
    patch: Parameters<typeof changeSearch>[1],
    written = '',
  ) =>
    void filters.push({
      id,
      label,
      ...(written && { written }),
      search: changeSearch(search, patch),
    });
  return { add, filters };
}
