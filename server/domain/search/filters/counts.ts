import {
  countFilterNames,
  searchParameters,
  type CountFilterName,
} from '#contract/search/filters.ts';

/** One value for each filter that compares a number of the listing. */
export function byCountFilter<Value>(
  valueFor: (name: CountFilterName) => Value,
): Record<CountFilterName, Value> {
  const entries = countFilterNames.map((name) => [name, valueFor(name)]);
  return Object.fromEntries(entries) as Record<CountFilterName, Value>;
}

/**
 * What each of them compares. `unknown` stands in the index for a number that a listing does not
 * state, which no search finds.
 */
export const countFilters = byCountFilter((name) => {
  const { field, accepts } = searchParameters[name].compares;
  return { column: field, accepts, unknown: accepts === 'at least' ? 0 : 255 };
});
