import { formatMonth, listingFacts, monthLabel } from './listing-labels.ts';
import type { StatedCosts, StatedFacts } from '#catalogs/describe-listings.ts';
import { CardLayout, type CardParts } from '#remotes/listing-card/card-layout.tsx';

/** The fields that a card shows. A `ListingSummary` has all of them. */
export interface CardListing extends StatedFacts, StatedCosts {
  title: string;
  address: string;
}

export interface ListingCardProps extends CardParts {
  listing: CardListing;
  /** Decides whether a listing is free now. */
  nowMs: number;
  /** What the rent is about in another currency, as text. */
  about?: string | null | undefined;
}

/** The card of a listing in the app. */
export function ListingCard({ listing, nowMs, ...parts }: ListingCardProps) {
  return (
    <CardLayout
      {...parts}
      title={listing.title}
      address={listing.address}
      facts={listingFacts(listing, nowMs)}
      price={formatMonth(listing)}
      period={monthLabel(listing)}
    />
  );
}
