/**
 * Filters that compare one number of a listing with that of the search. `unknown` stands in the index
 * for a number that a listing does not state, which no search finds.
 */
export const countFilters = {
  bedrooms: { column: 'total_bedrooms', accepts: 'at least', unknown: 0 },
  max_roommates: { column: 'current_roommates', accepts: 'at most', unknown: 255 },
} as const;
export type CountFilterName = keyof typeof countFilters;
export const countFilterNames = Object.keys(countFilters) as CountFilterName[];

/** One value for each of these filters. */
export function byCountFilter<Value>(
  valueFor: (name: CountFilterName) => Value,
): Record<CountFilterName, Value> {
  const entries = countFilterNames.map((name) => [name, valueFor(name)]);
  return Object.fromEntries(entries) as Record<CountFilterName, Value>;
}
