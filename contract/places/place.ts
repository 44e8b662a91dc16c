import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { languages } from '../languages.ts';
import { limits } from '../limits.ts';
import { latitude, longitude, requiredText } from '../primitives.ts';

const PopularQuery = type({
  /** The language of the names, where they are known in it; English without one. */
  'lang?': type.enumerated(...languages),
});
const PlaceQuery = PopularQuery.and({
  q: requiredText(limits.area.max, {
    required: 'Type the beginning of a name',
    max: 'Name too long',
  }),
});
const TownQuery = PlaceQuery.and({
  /** Where the person is known to look; of places with the same name, those near it come first. */
  'lat?': type('string.numeric.parse').to(latitude),
  'lng?': type('string.numeric.parse').to(longitude),
  /** The time zone of the browser, which tells the country. */
  'time_zone?': 'string <= 64',
  /** Only the town that the text names in whole, as somebody chose it in any language. */
  'whole?': "'true'",
  /** At most one: the place that the text means, if it was typed and not chosen. */
  'typed?': "'true'",
  /** At most one: the place that an address is in. */
  'address?': "'true'",
});
/** A town of the gazetteer, or an address that a geocoder found. */
export const Place = type({
  name: 'string',
  detail: 'string',
  latitude,
  longitude,
  /** The currency of its country, which a listing there is probably paid in. */
  currency: 'string',
});
export type Place = typeof Place.infer;
const PlaceList = type({ items: Place.array() });

/** The calls about places; part of calls.ts. */
export const placeCalls = defineCalls({
  searchPlaces: {
    route: 'GET /api/places',
    summary: 'Towns that the text may mean, the most likely first',
    access: 'anyone',
    query: TownQuery,
    answer: PlaceList,
  },
  listPopularPlaces: {
    route: 'GET /api/places/popular',
    summary:
      'The towns with the most listings, the first with most; none while there are fewer than two',
    access: 'anyone',
    query: PopularQuery,
    answer: PlaceList,
  },
  searchAddresses: {
    route: 'GET /api/addresses',
    summary: 'Addresses that match the text if a geocoder is set up and answers; otherwise towns',
    access: 'user',
    requestLimit: 'addresses',
    query: PlaceQuery,
    answer: PlaceList,
  },
});
