import type { ListingQuery } from '#contract/listings/listing.ts';
import type { Comparison } from '#domain/money/public.ts';

/** A search, and how it compares the rents of different currencies. */
export type PricedQuery = ListingQuery & { rents: Comparison };
