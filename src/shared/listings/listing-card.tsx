import { daysSince } from '#contract/listings/freshness.ts';
import type { ListingSummary } from '#contract/listings/listing.ts';
import * as t from '#locales/card.ts';
import { formatMonth, listingFacts, monthLabel } from './listing-labels.ts';
import type { StatedCosts, StatedFacts } from '#catalogs/describe-listings.ts';
import { isConfirmedToday } from './confirmed-today.ts';
import { CardLayout, type CardParts } from '#remotes/listing-card/card-layout.tsx';

/** The fields that a card shows. A `ListingSummary` has all of them. */
export interface CardListing
  extends
    StatedFacts,
    StatedCosts,
    Pick<ListingSummary, 'last_confirmed_at' | 'answers_within_hours'> {
  title: string;
  address: string;
}

export interface ListingCardProps extends CardParts {
  listing: CardListing;
  /** Decides whether a listing is free now. */
  nowMs: number;
  /** What the rent is about in another currency, as text. */
  about?: string | null | undefined;
  /** The list says that it was confirmed today. */
  isConfirmedAbove?: boolean;
}

/** The card of a listing in the app. */
export function ListingCard({
  listing,
  nowMs,
  isConfirmedAbove = false,
  ...parts
}: ListingCardProps) {
  return (
    <CardLayout
      {...parts}
      title={listing.title}
      address={listing.address}
      facts={[...listingFacts(listing, nowMs), ...knownFacts(listing, nowMs, isConfirmedAbove)]}
      price={formatMonth(listing)}
      period={monthLabel(listing)}
    />
  );
}

/** Slower answers are told on the page of the listing alone. */
const soonHours = 24;

/** What we know of a listing, in short. */
function knownFacts(listing: CardListing, nowMs: number, isConfirmedAbove: boolean): string[] {
  const { last_confirmed_at: confirmed, answers_within_hours: hours } = listing;
  return [
    ...(confirmed && !(isConfirmedAbove && isConfirmedToday(listing, nowMs))
      ? [t.confirmed({ count: daysSince(confirmed, nowMs) })]
      : []),
    ...(hours && hours <= soonHours ? [t.answersWithin({ hours })] : []),
  ];
}
