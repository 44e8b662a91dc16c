import type { ListingForm } from '#contract/listings/listing-form.ts';

let forms = 0;

/** A valid listing form with a title of its own, with changes. */
export function listingForm(changes: Partial<ListingForm> = {}): ListingForm {
  forms += 1;
  return {
    title: `Quiet room ${forms} by the park`,
    description: 'South-facing, a real kitchen.',
    address: 'Park Slope, Brooklyn',
    latitude: 40.672_49,
    longitude: -73.977_23,
    monthly_rent: 1200,
    total_bedrooms: 3,
    total_bathrooms: 1,
    current_roommates: 2,
    looking_for_roommates: 1,
    external_link: '',
    ...changes,
  };
}
