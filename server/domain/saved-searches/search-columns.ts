import type { SavedFilters } from '#contract/saved-searches/saved-search.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { limits } from '#contract/limits.ts';
import {
  centerOf,
  daysOfStay,
  edgesOf,
  hasCenter,
  searchWords,
  wantedTraits,
  wordPattern,
} from '#domain/search/public.ts';
import { fragment, type Fragment } from '#platform/database/sql.ts';

/** The columns that a listing is compared with, in the order of {@link comparedValues}. */
export const comparedColumns = fragment`words, currency, min_rent, max_rent, bedrooms,
  available_from, stay_months, stay_days, max_roommates, traits, room_types, area, center,
  radius_meters, edges, needs_edges`;

/** The values of {@link comparedColumns} for these filters, whose rents are in `currency`. */
export function comparedValues(filters: SavedFilters, currency: string): Fragment {
  const query: ListingQuery = filters;
  const words = searchWords(query);
  const { room_type: types = [] } = query;
  return fragment`
    ${words.length > 0 ? fragment`to_tsquery('simple', search_text(${wordPattern(words)}::text))` : none},
    ${currency}, ${query.min_rent ?? null}::int, ${query.max_rent ?? null}::int,
    ${query.bedrooms ?? null}::int, ${query.available_from ?? null}::date,
    ${query.stay_months ?? null}::int, ${daysOfStay(query)}::int,
    ${query.max_roommates ?? null}::int, ${wantedTraits(query)},
    listing_traits('{}', ${types}::text[]), ${areaValues(query)}`;
}

const none = fragment`null`;

function areaValues(query: ListingQuery): Fragment {
  if (query.box) {
    const { lower, upper, bottom, top, west, east, needs } = edgesOf(query.box);
    const edges = [bottom, top, ...west, ...east];
    return fragment`cube(${lower}::float8[], ${upper}::float8[]), null, null,
      ${edges}::float8[], ${needs}`;
  }
  if (!hasCenter(query)) return fragment`null, null, null, null, null`;
  const center = centerOf(query);
  const radiusMeters = (query.radius_km ?? limits.radiusKm.default) * 1000;
  return fragment`cube_enlarge(${center}, ${radiusMeters}::float8, 3), ${center},
    ${radiusMeters}::float8, null, null`;
}
