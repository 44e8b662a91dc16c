import type { Listing } from '../listings/listing.ts';
import { bedroomsLabel, residentsLabel } from './listing-labels.ts';
import { formatMoney } from './money.ts';

type Summarised = Pick<
  Listing,
  'monthly_rent' | 'currency' | 'total_bedrooms' | 'current_roommates' | 'address'
>;

/** "$1,240 a month, 3 bedrooms, 2 live here. Prospect Heights, Brooklyn." */
export function summariseListing(listing: Summarised): string {
  const facts = [`${formatMoney(listing.monthly_rent, listing.currency)} a month`];
  if (listing.total_bedrooms !== null) facts.push(bedroomsLabel(listing.total_bedrooms));
  if (listing.current_roommates !== null) facts.push(residentsLabel(listing.current_roommates));
  const place = listing.address.trim();
  return `${facts.join(', ')}. ${/[.!?…]$/.test(place) ? place : `${place}.`}`;
}
