import type { Listing } from '../listings/listing.ts';
import { bedroomsLabel, formatMonth, monthLabel, residentsLabel } from './listing-labels.ts';

type Summarised = Pick<
  Listing,
  'monthly_rent' | 'monthly_bills' | 'currency' | 'total_bedrooms' | 'current_roommates' | 'address'
>;

/** "$1,240 a month, 3 bedrooms, 2 live here. Prospect Heights, Brooklyn." */
export function summariseListing(listing: Summarised): string {
  const facts = [`${formatMonth(listing)} ${monthLabel(listing)}`];
  if (listing.total_bedrooms !== null) facts.push(bedroomsLabel(listing.total_bedrooms));
  if (listing.current_roommates !== null) facts.push(residentsLabel(listing.current_roommates));
  const place = listing.address.trim();
  return `${facts.join(', ')}. ${/[.!?…]$/.test(place) ? place : `${place}.`}`;
}
