import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownGroup, ownSavedSearch } from '../call-targets.ts';
import { belongTogether, listingFilters } from '../search/search-query.ts';
import { id, instant, requiredText, textUpTo } from '../primitives.ts';
import { timeZone } from '../notifications/notification-settings.ts';
import { alertFrequencies, savedNameMax, writeSavedFilters } from './saved-filters.ts';

const { 'without?': _, ...filters } = listingFilters;

/**
 * The filters of a saved search, with the name of its place. A group is in them only where the search
 * was saved for it; other calls ignore it.
 */
export const SavedFilters = type({ ...filters, 'place?': textUpTo(120) }).narrow(belongTogether);
export type SavedFilters = typeof SavedFilters.infer;

/** Reads the filters of a saved search; null when it has none, or one that no search accepts. */
export function readSavedFilters(search: string): SavedFilters | null {
  const read = SavedFilters(Object.fromEntries(new URLSearchParams(search)));
  if (read instanceof type.errors) return null;
  return writeSavedFilters(read) === '' ? null : read;
}

/** The length of a search with every filter and the longest words, percent-encoded. */
const longestSearch = 5000;

const fields = {
  name: requiredText(savedNameMax, { required: 'Give the search a name', max: 'Name too long' }),
  /** Filters as in the address of a search: `lat=52.52&lng=13.405&place=Berlin&max_rent=900`. */
  search: textUpTo(longestSearch).narrow(
    (search, ctx) => readSavedFilters(search) !== null || ctx.mustBe('the filters of a search'),
  ),
};

const frequency = type.enumerated(...alertFrequencies);

export const SavedSearchForm = type({
  ...fields,
  /** False where nobody typed the name; without it, somebody did. */
  'is_named?': 'boolean',
  /** How often to tell me of new rooms; the default is daily. */
  'frequency?': frequency,
  /** Mine, for the time of day at which mails come. */
  'time_zone?': timeZone,
});
export type SavedSearchForm = typeof SavedSearchForm.infer;
const SavedSearchChange = type({
  ...fields,
  is_named: 'boolean',
  frequency,
  is_paused: 'boolean',
  /** I looked at what it found. */
  is_seen: 'true',
}).partial();
export type SavedSearchChange = typeof SavedSearchChange.infer;

export const SavedSearch = type({
  id,
  name: 'string',
  /** Whether somebody typed the name. If not, screens tell the filters in the language of the reader. */
  is_named: 'boolean',
  search: 'string',
  /** The group that it was saved for, whose wishes it follows. An older server leaves it out. */
  'group?': type({ id, name: 'string' }).or('null'),
  /** The currency that its rents are compared in. */
  currency: 'string',
  frequency,
  /** Finds nothing until I go on with it. */
  is_paused: 'boolean',
  /**
   * Rooms that it found since I last looked, on the page or in this list, and would still find; 100
   * stands for more than 99.
   */
  new_matches: 'number.integer >= 0',
  created_at: instant,
});
export type SavedSearch = typeof SavedSearch.infer;

/** The calls about saved searches; part of calls.ts. */
export const savedSearchCalls = defineCalls({
  listSavedSearches: {
    route: 'GET /api/saved-searches',
    summary: 'My saved searches, newest first',
    access: 'user',
    answer: type({ items: SavedSearch.array() }),
  },
  createSavedSearch: {
    route: 'POST /api/saved-searches',
    summary: 'Save a search; one with the same filters gets the new name instead',
    access: 'user',
    quota: 'savedSearches',
    problems: ['too_many_saved_searches'],
    status: 201,
    body: SavedSearchForm,
    answer: SavedSearch,
  },
  saveSearchForGroup: {
    route: 'POST /api/groups/{id}/saved-searches',
    summary: 'Save a search for everyone in a group that I am in; each has their own',
    access: 'user',
    quota: 'savedSearches',
    problems: ['too_many_saved_searches'],
    targets: [ownGroup],
    status: 201,
    body: SavedSearchForm,
    answer: SavedSearch,
  },
  updateSavedSearch: {
    route: 'PATCH /api/saved-searches/{id}',
    summary: 'Rename or pause a saved search, or change its filters or how often I am told',
    access: 'user',
    quota: 'savedSearches',
    problems: ['conflict'],
    targets: [ownSavedSearch],
    body: SavedSearchChange,
    answer: SavedSearch,
  },
  deleteSavedSearch: {
    route: 'DELETE /api/saved-searches/{id}',
    summary: 'Delete a saved search',
    access: 'user',
    targets: [ownSavedSearch],
  },
});
