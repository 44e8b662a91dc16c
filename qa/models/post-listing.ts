import type { ListingForm } from '#contract/listings/listing-form.ts';
import { callAs } from '../run/sign-in.ts';
import type { World } from '../run/world.ts';

/** A listing to post where any will do. */
export const sampleListing = {
  title: 'A room posted by a test',
  address: 'Rua do Teste 1, Coimbra',
  description: 'Quiet, with a desk.',
  // More expensive than the demo listings, so that searches for cheap rooms never find it.
  monthly_rent: 9876,
  total_bedrooms: 2,
  total_bathrooms: 1,
  current_roommates: 1,
  looking_for_roommates: 1,
};

/** Posts a listing with this token, which differs from the sample by `changes`, and returns its id. */
export async function postListing(
  { request, url }: World,
  token: string,
  changes: Partial<ListingForm> = {},
): Promise<number> {
  const data = { ...sampleListing, ...changes };
  const listing = await callAs(request, url, token, 'createListing', { data });
  return (listing as { id: number }).id;
}
