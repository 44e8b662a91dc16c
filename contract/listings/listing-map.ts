import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { limits } from '../limits.ts';
import { countedNames, relaxedNames } from '../search/filters.ts';
import { belongTogether, listingFilters } from '../search/search-query.ts';

const { 'box?': box, ...otherFilters } = listingFilters;

/** The filters of a search, also its circle, and the part of the map that is shown: all must hold. */
export const ListingMapQuery = type({
  ...otherFilters,
  box,
  /** As on other web maps: the world is 256 pixels wide at 0, and twice as wide at each next one. */
  zoom: type('string.integer.parse').to(`0 <= number <= ${limits.map.zoom.max}`),
}).narrow(belongTogether);
export type ListingMapQuery = typeof ListingMapQuery.infer;

const count = 'number.integer >= 0';

/**
 * Every listing in the box, either by itself or counted in a cluster. Arrays, because hundreds of
 * them travel in at most 12 KB. Coordinates are those that everyone sees.
 */
export const ListingMap = type({
  /** The number of all listings in the box; not capped. */
  total: count,
  /** Latitude, longitude, and how many listings are around there. */
  clusters: type(['number', 'number', count]).array(),
  /** Id, latitude, longitude, a month in all, and its currency. */
  listings: type(['number', 'number', 'number', 'number', 'string']).array(),
  /** The currency of rent limits. */
  currency: 'string',
});
export type ListingMap = typeof ListingMap.infer;

/** A search that asks for a little less. */
export const SearchChange = type({
  filter: type.enumerated(...relaxedNames),
  /** The new value of the filter, as in an address; null when the search goes on without it. */
  value: 'string | null',
  /** The amenity or the house rule that is no longer asked for. */
  'without?': 'string',
  /** How many listings the changed search finds, and how many more these are. Not capped. */
  total: count,
  more: count,
});
export type SearchChange = typeof SearchChange.infer;

/** The filters of a search, to be counted. */
export const ListingCountQuery = type({ ...listingFilters }).narrow(belongTogether);

export const ListingAdvice = type({
  /** The number of listings that the search finds as it is. */
  total: count,
  /** The most useful first. */
  changes: SearchChange.array(),
  currency: 'string',
});
export type ListingAdvice = typeof ListingAdvice.infer;

/** A choice of a filter, and how many listings the search finds with it. */
const ListingChoice = type({
  filter: type.enumerated(...countedNames),
  /** As in an address. */
  value: 'string',
  /** Not capped. */
  total: count,
});
export type ListingChoice = typeof ListingChoice.infer;

export const ListingChoices = type({
  /** The number of listings that the search finds as it is. */
  total: count,
  /** Empty while the server cannot count them fast. */
  choices: ListingChoice.array(),
});
export type ListingChoices = typeof ListingChoices.infer;

/** The calls that count listings; part of calls.ts. */
export const listingMapCalls = defineCalls({
  getListingMap: {
    route: 'GET /api/listings/map',
    summary: 'Where the listings of a search are: single ones, and clusters with exact counts',
    access: 'anyone',
    problems: ['not_found'],
    query: ListingMapQuery,
    answer: ListingMap,
  },
  getListingAdvice: {
    route: 'GET /api/listings/advice',
    summary:
      'The smallest changes of a search that find the most further listings, counted exactly',
    access: 'anyone',
    problems: ['not_found'],
    query: ListingCountQuery,
    answer: ListingAdvice,
  },
  getListingChoices: {
    route: 'GET /api/listings/choices',
    summary: 'How many listings of a search each choice of a filter finds, counted exactly',
    access: 'anyone',
    problems: ['not_found'],
    query: ListingCountQuery,
    answer: ListingChoices,
  },
});
