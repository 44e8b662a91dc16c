import { daysSince } from '#contract/listings/freshness.ts';
import type { ListingSummary } from '#contract/listings/listing.ts';
import { confirmedToday } from '#locales/card.ts';

type Confirmed = Pick<ListingSummary, 'last_confirmed_at'>;

/** Whether a listing was confirmed today, in days of UTC. */
export const isConfirmedToday = ({ last_confirmed_at: at }: Confirmed, nowMs: number): boolean =>
  at !== undefined && daysSince(at, nowMs) === 0;

/**
 * What a list says once of its listings that were confirmed today, so that their cards need not; null
 * where it says nothing. It must be true of a card that says nothing.
 */
export function confirmedTodayNote(listings: readonly Confirmed[], nowMs: number): string | null {
  const isKnownOfAll = listings.every(({ last_confirmed_at: at }) => at !== undefined);
  const count = listings.filter((listing) => isConfirmedToday(listing, nowMs)).length;
  return isKnownOfAll && count > 1 ? confirmedToday : null;
}
