import type { CountedName } from '#contract/search/filters.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import type { Fragment } from '#platform/database/sql.ts';
import type { ChoiceCounter } from '../choices/choice-counter.ts';
import type { Condition, IndexedListings } from '../index/conditions.ts';
import type { PricedQuery } from '../priced-query.ts';
import type { Relaxation } from '../relaxation/relaxation.ts';

/** A search in the index. */
export interface IndexSearch {
  table: IndexedListings;
  query: PricedQuery;
  /** For each word of the search, the bits of the ids that have it. */
  members: readonly Uint8Array[];
}

/** What a filter finds. One file describes a filter; `all.ts` lists them. */
export interface SearchFilter {
  /**
   * SQL conditions of the listing `l`; none where the search does not use the filter. They are the
   * reference for `test`.
   */
  conditions(query: PricedQuery): Fragment[];
  /** The same in the index; null where the search does not use the filter. */
  test(search: IndexSearch): Condition | null;
  /** The smaller demands that advice counts; see {@link Relaxation}. */
  relaxations(search: IndexSearch): Relaxation[];
  /** How the choices of its parameters are counted. */
  choices?: { [Name in CountedName]?: CountedChoices };
  /** Null where searches are saved without the filter. */
  saved: SavedFilter | null;
}

/** How the choices of a parameter are counted. */
export interface CountedChoices {
  /** A choice comes on top of those of the search; others take the place of the search's own. */
  isAdded?: true;
  /** Counts in the order of the contract's choices. */
  count(search: IndexSearch): ChoiceCounter;
}

/** How a filter of a saved search is stored, and compared with each new listing. */
export interface SavedFilter {
  /** Columns of `saved_searches`, and their values for a search with rents in `currency`. */
  columns: readonly string[];
  values(query: ListingQuery, currency: string): Fragment[];
  /**
   * SQL condition: does the listing `l` pass the saved search `s`? The conditions of the search
   * itself, the other way around: what is a parameter there is a column here. `rates` has the
   * currencies that the rent of `l` is comparable in (`codes`), and what a unit is worth in each
   * (`units`).
   */
  matches: Fragment;
}
