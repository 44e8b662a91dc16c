import type { ExternalListingRow } from '#contract/external-listings/external-listing.ts';

type Rooms = Pick<ExternalListingRow, 'total_bedrooms' | 'total_bathrooms'>;

/** "2 bed · 1 bath", as far as the source said; empty when it did not. */
export function roomWords({ total_bedrooms: beds, total_bathrooms: baths }: Rooms): string {
  const known = [beds !== null && `${beds} bed`, baths !== null && `${baths} bath`];
  return known.filter(Boolean).join(' · ');
}
