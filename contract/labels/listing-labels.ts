import type { ListingSummary } from '../listings/listing.ts';
import { monthInAll } from '../listings/month-in-all.ts';
import { formatCount } from './count.ts';
import { formatMoveIn } from './day.ts';
import { formatMoney } from './money.ts';
import { roomTypeLabels } from './room-type.ts';

/** Says how many people live there already. */
export function residentsLabel(count: number): string {
  if (count === 0) return 'nobody lives here yet';
  return count === 1 ? '1 lives here' : `${count} live here`;
}

/** "1 bedroom", "3 bedrooms". */
export function bedroomsLabel(count: number): string {
  return formatCount(count, 'bedroom');
}

export type StatedFacts = Pick<
  ListingSummary,
  'room_type' | 'total_bedrooms' | 'current_roommates' | 'available_from'
>;

/** What a room costs, as far as it is stated. */
export type StatedCosts = Pick<ListingSummary, 'monthly_rent' | 'monthly_bills' | 'currency'>;

/** What a month costs in all, or the rent alone where bills are not stated: $820. */
export const formatMonth = (costs: StatedCosts): string =>
  formatMoney(monthInAll(costs), costs.currency);

/** What follows that amount: bills that nobody stated are not claimed to be in it. */
export const monthLabel = ({ monthly_bills: bills }: StatedCosts): string =>
  `a month${bills ? ' in all' : bills === 0 ? ', bills included' : ''}`;

/** The line of facts on a card, without unstated ones. `nowMs` decides whether it is free now. */
export function listingFacts(listing: StatedFacts, nowMs: number): string[] {
  const facts: string[] = [];
  if (listing.room_type) facts.push(roomTypeLabels[listing.room_type]);
  if (listing.total_bedrooms !== null) facts.push(bedroomsLabel(listing.total_bedrooms));
  if (listing.current_roommates !== null) facts.push(residentsLabel(listing.current_roommates));
  if (listing.available_from !== null) {
    const moveIn = formatMoveIn(listing.available_from, nowMs);
    facts.push(moveIn === 'now' ? 'free now' : `from ${moveIn}`);
  }
  return facts;
}
