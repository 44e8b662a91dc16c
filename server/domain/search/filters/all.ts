import type { FilterName } from '#contract/search/filters.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { isSearchable } from '#domain/listings/public.ts';
import { fragment, identifier, join, type Fragment } from '#platform/database/sql.ts';
import type { Condition } from '../index/conditions.ts';
import type { PricedQuery } from '../priced-query.ts';
import { area } from './area.ts';
import { availability } from './availability.ts';
import { countFilter } from './count-filter.ts';
import { byCountFilter } from './counts.ts';
import type { IndexSearch, SearchFilter } from './filter.ts';
import { createGroupFilter } from './group.ts';
import { rent } from './rent.ts';
import { roomType } from './room-type.ts';
import { traits } from './traits.ts';
import { without } from './without.ts';
import { words } from './words.ts';

/** Filters of which the wishes of a group consist. */
const wishedFilters = { traits, room_type: roomType, rent, availability };

/** Every filter of the contract, the quickest to test first. */
export const searchFilters: Record<FilterName, SearchFilter> = {
  without,
  traits,
  room_type: roomType,
  ...byCountFilter(countFilter),
  rent,
  availability,
  group: createGroupFilter(Object.values(wishedFilters)),
  words,
  area,
};
const names = Object.keys(searchFilters) as FilterName[];

/** SQL: all conditions of a search, without any thought of its plan. */
export const sqlConditions = (query: PricedQuery): Fragment[] => conditionsBeside(query, []);

/** SQL: the conditions of a search but those of some filters. */
export function conditionsBeside(query: PricedQuery, omitted: readonly FilterName[]): Fragment[] {
  const used = names.filter((name) => !omitted.includes(name));
  return [isSearchable, ...used.flatMap((name) => searchFilters[name].conditions(query))];
}

/** The tests of a search in the index but those of some filters. */
export const testsBeside = (search: IndexSearch, omitted: readonly FilterName[]): Condition[] =>
  names
    .filter((name) => !omitted.includes(name))
    .flatMap((name) => searchFilters[name].test(search) ?? []);

const savedFilters = Object.values(searchFilters).flatMap(({ saved }) => saved ?? []);

/** SQL: the columns of a saved search that listings are compared with. */
export const savedColumns = join(
  savedFilters.flatMap(({ columns }) => columns.map((column) => fragment`${identifier(column)}`)),
  fragment`, `,
);

/** SQL: the values of {@link savedColumns} for a search, whose rents are in `currency`. */
export const savedValues = (query: ListingQuery, currency: string): Fragment =>
  join(
    savedFilters.flatMap(({ values }) => values(query, currency)),
    fragment`, `,
  );

/** SQL: does the listing `l` match the saved search `s`? See `matches` of {@link SearchFilter}. */
export const matchesSearch: Fragment = fragment`(${join(
  savedFilters.map(({ matches }) => matches),
  fragment` and `,
)})`;
