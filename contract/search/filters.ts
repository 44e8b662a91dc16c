// Without schemas, because browsers read addresses before the first page shows.
import type { FieldsWith } from '../listings/listing-fields.ts';
import { searchLimits } from '../search-limits.ts';
import { amenities, houseRules, roomTypes } from '../vocabulary.ts';

/**
 * One parameter of a search. `amount` is a rent; `degrees` go from -`max` to `max`; `some` is a list
 * of its `choices` with commas between them.
 */
export interface SearchParameter {
  /** The filter that it is part of. */
  filter: string;
  kind: 'text' | 'amount' | 'count' | 'distance' | 'degrees' | 'box' | 'day' | 'some' | 'ids';
  min?: number;
  /** The largest number, or the most characters of a text. */
  max?: number;
  /** All that the filter asks: a number of the listing is at least, or at most, that of the search. */
  compares?: { field: FieldsWith<{ kind: 'count' }>; accepts: 'at least' | 'at most' };
  /** What the filter panel offers. Answers say how many listings each choice finds. */
  choices?: readonly (string | number)[];
  /** The server advises smaller demands, where they open more listings. */
  isRelaxed?: true;
  /** Not a parameter of calls, or not of the home page's address. */
  only?: 'address' | 'calls';
  /** Only for users who are signed in: not in feeds and embedded lists. */
  isPrivate?: true;
}

/**
 * Every parameter of a search beside its page and order. The schemas of calls, the home page's
 * address, saved searches, embedded lists and feeds follow from it. `server/domain/search/filters`
 * says what each filter finds, and `src/features/browse/filter-labels.ts` how it reads. Addresses and the
 * stored text of saved searches have the parameters in this order.
 */
export const searchParameters = {
  q: { filter: 'words', kind: 'text', max: searchLimits.search.max, isRelaxed: true },
  /** What was typed or picked for "where". */
  place: { filter: 'area', kind: 'text', max: 120, only: 'address' },
  lat: { filter: 'area', kind: 'degrees', max: 90 },
  lng: { filter: 'area', kind: 'degrees', max: 180 },
  radius_km: { filter: 'area', kind: 'distance', ...searchLimits.radiusKm, isRelaxed: true },
  /** A part of the map, as `west,south,east,north`. It takes the place of `radius_km`. */
  box: { filter: 'area', kind: 'box', isRelaxed: true },
  /** Compared with a month in all: the rent and the bills that the listing states. */
  min_rent: { filter: 'rent', kind: 'amount', isRelaxed: true },
  max_rent: { filter: 'rent', kind: 'amount', isRelaxed: true },
  /** Currency of the rents; the default is that of the country at `lat` and `lng`. */
  currency: { filter: 'rent', kind: 'text', max: 3 },
  /** The owner looks for so many people, or more. */
  room_for: {
    filter: 'traits',
    kind: 'count',
    ...searchLimits.roomFor,
    choices: [2, 3, 4],
    isRelaxed: true,
  },
  bedrooms: {
    filter: 'bedrooms',
    kind: 'count',
    compares: { field: 'total_bedrooms', accepts: 'at least' },
    ...searchLimits.bedrooms,
    choices: [1, 2, 3, 4, 5],
    isRelaxed: true,
  },
  available_from: { filter: 'availability', kind: 'day', isRelaxed: true },
  /** At most so many people live there. */
  max_roommates: {
    filter: 'max_roommates',
    kind: 'count',
    compares: { field: 'current_roommates', accepts: 'at most' },
    ...searchLimits.currentRoommates,
    choices: [0, 1, 2, 3, 4],
    isRelaxed: true,
  },
  /** One of these. */
  room_type: { filter: 'room_type', kind: 'some', choices: roomTypes, isRelaxed: true },
  /** A stay of this many months suits: not shorter than the shortest stay, not longer than the longest. */
  stay_months: {
    filter: 'availability',
    kind: 'count',
    ...searchLimits.stayMonths,
    choices: [1, 3, 6, 12, 24],
    isRelaxed: true,
  },
  /** All of these. */
  amenities: { filter: 'traits', kind: 'some', choices: amenities, isRelaxed: true },
  house_rules: { filter: 'traits', kind: 'some', choices: houseRules, isRelaxed: true },
  /** The group that I look with: finds what suits all of its members, by their profiles. */
  group: { filter: 'group', kind: 'count', min: 1, ...searchLimits.id, isPrivate: true },
  /** Wishes of the group that are taken off, by their ids (`contract/groups/wish-ids.ts`). */
  without_wishes: { filter: 'group', kind: 'text', max: 400, isRelaxed: true, isPrivate: true },
  /** Leaves these out: what a visitor hid. What users hid is left out anyway. */
  without: { filter: 'without', kind: 'ids', only: 'calls' },
} as const satisfies Record<string, SearchParameter>;

type Parameters = typeof searchParameters;
export type SearchParameterName = keyof Parameters;
/** The filters, each of one or more parameters. */
export type FilterName = Parameters[SearchParameterName]['filter'];

type NamesWith<Facts> = {
  [Name in SearchParameterName]: Parameters[Name] extends Facts ? Name : never;
}[SearchParameterName];
export type CallParameterName = Exclude<SearchParameterName, NamesWith<{ only: 'address' }>>;
export type AddressParameterName = Exclude<SearchParameterName, NamesWith<{ only: 'calls' }>>;
export type RelaxedName = NamesWith<{ isRelaxed: true }>;
/** Parameters that only users who are signed in have. */
export type PrivateName = NamesWith<{ isPrivate: true }>;
/** Parameters with choices, each of which is counted. */
export type CountedName = NamesWith<{ choices: readonly unknown[] }>;
/** Counted filters that choose a number. */
export type CountedNumberName = NamesWith<{ kind: 'count'; choices: readonly unknown[] }>;
/** Filters that compare a number of the listing; each has the name of its parameter. */
export type CountFilterName = NamesWith<{ compares: object }>;

const names = Object.keys(searchParameters) as SearchParameterName[];
const namesWhere = <Name extends SearchParameterName>(
  accepts: (parameter: SearchParameter) => boolean,
) => names.filter((name): name is Name => accepts(searchParameters[name]));

export const callParameterNames = namesWhere<CallParameterName>(({ only }) => only !== 'address');
export const addressParameterNames = namesWhere<AddressParameterName>(
  ({ only }) => only !== 'calls',
);
export const privateNames = namesWhere<PrivateName>(({ isPrivate }) => isPrivate === true);
export const relaxedNames = namesWhere<RelaxedName>(({ isRelaxed }) => isRelaxed === true);
export const countFilterNames = namesWhere<CountFilterName>(
  ({ compares }) => compares !== undefined,
);
export const countedNames = namesWhere<CountedName>(({ choices }) => choices !== undefined);

/** The declaration of a parameter, with every fact that some have. */
export const searchParameter = (name: SearchParameterName): SearchParameter =>
  searchParameters[name];

/** The parameters of the home page's address. */
export const listingSearchNames = [...addressParameterNames, 'sort', 'page'] as const;
export type ListingSearchName = (typeof listingSearchNames)[number];
