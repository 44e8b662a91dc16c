import type { ListingSummary } from '../listings/listing.ts';
import { formatCount } from './count.ts';
import { formatMoveIn } from './day.ts';

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
  'total_bedrooms' | 'current_roommates' | 'available_from'
>;

/** The line of facts on a card, without unstated ones. `nowMs` decides whether it is free now. */
export function listingFacts(listing: StatedFacts, nowMs: number): string[] {
  const facts: string[] = [];
  if (listing.total_bedrooms !== null) facts.push(bedroomsLabel(listing.total_bedrooms));
  if (listing.current_roommates !== null) facts.push(residentsLabel(listing.current_roommates));
  if (listing.available_from !== null) {
    const moveIn = formatMoveIn(listing.available_from, nowMs);
    facts.push(moveIn === 'now' ? 'free now' : `from ${moveIn}`);
  }
  return facts;
}
