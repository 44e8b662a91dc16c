import type { CardLabels, ClosedLabels, EmbeddedCard } from '#contract/embeds/embed.ts';
import { convertMoney } from '#contract/labels/convert-money.ts';
import { formatMonth, listingFacts, monthLabel } from '#contract/labels/listing-labels.ts';
import { formatMoney } from '#contract/labels/money.ts';
import { monthInAll } from '#contract/listings/month-in-all.ts';
import type { Comparison } from '#domain/money/public.ts';

/** The town that a listing is or was next to. */
export interface Nearby {
  name: string;
  lat: number;
  lng: number;
}

type ClosedState = Exclude<EmbeddedCard['state'], 'active'>;
type EmbeddedListing = Extract<EmbeddedCard, { state: 'active' }>['listing'];

const reasons: Record<ClosedState, string> = {
  paused: 'This room is not offered at the moment.',
  filled: 'This room has been taken.',
  deleted: 'This room is no longer offered.',
  unknown: 'This room could not be found.',
};

/** The texts of a card; `comparison` translates its price into the currency of the site. */
export function labelListing(
  listing: EmbeddedListing,
  { comparison }: { lang: string | undefined; comparison: Comparison | null },
): CardLabels {
  const worth = comparison?.worth[listing.currency];
  const isOther = comparison && comparison.currency !== listing.currency;
  return {
    lang: 'en',
    facts: listingFacts(listing, Date.now()),
    price: formatMonth(listing),
    period: monthLabel(listing),
    about:
      isOther && worth !== undefined
        ? `about ${formatMoney(convertMoney(monthInAll(listing), worth), comparison.currency)}`
        : null,
  };
}

/** Why there is no card, and the way to rooms near that town, or to all rooms. */
export function labelClosed(
  state: ClosedState,
  { near, publicUrl }: { lang: string | undefined; near: Nearby | null; publicUrl: string },
): ClosedLabels {
  const search =
    near && new URLSearchParams({ place: near.name, lat: `${near.lat}`, lng: `${near.lng}` });
  return {
    lang: 'en',
    reason: reasons[state],
    others: near ? `See other rooms near ${near.name}` : 'See other rooms',
    others_url: search ? `${publicUrl}/?${search}` : `${publicUrl}/`,
  };
}
