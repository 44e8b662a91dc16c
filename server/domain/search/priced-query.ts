import type { ListingQuery } from '#contract/listings/listing.ts';
import type { Comparison } from '#domain/money/public.ts';

/** A search, and how it compares the rents of different currencies. */
export type PricedQuery = ListingQuery & {
  rents: Comparison;
  /** In a search as a group: what else must hold. */
  wishes?: readonly Wish[];
};

/** A condition of a group, as searches by ordinary filters. */
export interface Wish {
  /** As `without_wishes` names it. */
  id: string;
  /** One of these finds the listing. */
  searches: readonly PricedQuery[];
  /** What is left when the wish is taken off; nothing for most. */
  rest?: PricedQuery;
}
