import { searchParameters, type CountFilterName } from '#contract/search/filters.ts';
import { fragment, identifier } from '#platform/database/sql.ts';
import { countOffered } from '../choices/choice-counter.ts';
import {
  atLeast,
  atMost,
  isOfferedChoice,
  type Condition,
  type IndexedListings,
} from '../index/conditions.ts';
import { lowerDemand } from '../relaxation/relaxation.ts';
import { countFilters } from './counts.ts';
import type { IndexSearch, SearchFilter } from './filter.ts';

/** Leaving such a filter out is worse than changing its number twice. */
const unconditionalEffort = 2.5;

/** A filter that compares one number of a listing with that of the search. */
export function countFilter(name: CountFilterName): SearchFilter {
  const { accepts, column } = countFilters[name];
  const { min, max } = searchParameters[name];
  const isLeast = accepts === 'at least';
  const stored = fragment`l.${identifier(column)}`;
  const saved = fragment`s.${identifier(name)}`;

  function accepting({ columns, blocks }: IndexedListings, count: number): Condition {
    const offered = isOfferedChoice(blocks, name, count);
    return offered ?? (isLeast ? atLeast : atMost)(columns.counts[name], count);
  }

  return {
    conditions({ [name]: count }) {
      if (count === undefined) return [];
      return [
        isLeast ? fragment`${stored} >= ${count}::int` : fragment`${stored} <= ${count}::int`,
      ];
    },
    test: ({ table, query: { [name]: count } }) =>
      count === undefined ? null : accepting(table, count),
    relaxations({ table, query: { [name]: count } }) {
      if (count === undefined) return [];
      const step = isLeast ? -1 : 1;
      const smaller = [count + step, count + 2 * step].filter((n) => n >= min && n <= max);
      return [
        lowerDemand(name, [count, ...smaller], (n) => accepting(table, n), unconditionalEffort),
      ];
    },
    choices: { [name]: { count: ({ table }: IndexSearch) => countOffered(table, name) } },
    saved: {
      columns: [name],
      values: ({ [name]: count }) => [fragment`${count ?? null}::int`],
      matches: isLeast
        ? fragment`${stored} >= coalesce(${saved}, 0)`
        : fragment`(${saved} is null or ${stored} <= ${saved})`,
    },
  };
}
