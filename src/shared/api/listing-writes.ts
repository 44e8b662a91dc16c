import type { QueryClient } from '@tanstack/react-query';
import type { Listing } from '#contract/listings/listing.ts';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import type { ListingStatus } from '#contract/vocabulary.ts';
import { isProblem } from '#src/api/errors.ts';
import { listingKey, listingQuery, listingsKey } from './listings.ts';
import { editableListingKey, wholeListingQuery } from './own-listings.ts';
import { useWrite, type WriteContext } from './use-write.ts';
import { callVersioned, type Versioned } from './versioned.ts';

/** Posts a listing; returns it as stored. Rejects with the errors of api/errors.ts. */
export const useCreateListing = () =>
  useWrite(
    (api, form: ListingForm) => callVersioned(api, 'createListing', { body: form }),
    (context) => ({ onSuccess: (listing) => keepListing(context, listing) }),
  );

/**
 * Replaces what the form holds of a listing of the user, unless a newer version is stored; returns it as
 * stored.
 */
export const useUpdateListing = (id: number) =>
  useWrite(
    (api, { value, version }: Versioned<ListingForm>) =>
      callVersioned(api, 'updateListing', { params: { id }, body: value, ifMatch: version }),
    (context) => ({ onSuccess: (listing) => keepListing(context, listing) }),
  );

/** Pauses a listing of the user, offers it again or marks it as filled. */
export const useChangeListingStatus = (id: number) =>
  useWrite(
    (api, status: ListingStatus) =>
      callVersioned(api, 'changeListingStatus', { params: { id }, body: { status } }),
    (context) => ({ onSuccess: (listing) => keepListing(context, listing) }),
  );

/**
 * Deletes a listing of the user; one that is gone already counts as deleted. `leave` runs before its data
 * is dropped, so that no page still shows it.
 */
export const useDeleteListing = (leave: () => unknown) =>
  useWrite(
    (api, id: number) =>
      api('deleteListing', { params: { id } }).catch((error: unknown) => {
        if (!isProblem(error, 'gone')) throw error;
      }),
    ({ queryClient }) => ({
      async onSuccess(_, id) {
        await leave();
        dropListing(queryClient, id);
        void queryClient.invalidateQueries({ queryKey: listingsKey });
      },
    }),
  );

/** Drops what is known of a listing that is deleted. */
export function dropListing(queryClient: QueryClient, id: number) {
  queryClient.removeQueries({ queryKey: listingKey(id) });
  queryClient.removeQueries({ queryKey: editableListingKey(id) });
}

/** Caches the listing that a write returned, and marks every list as stale. */
function keepListing({ api, queryClient }: WriteContext, listing: Versioned<Listing>): void {
  const { value } = listing;
  void queryClient.invalidateQueries({ queryKey: listingsKey });
  queryClient.setQueryData(listingQuery(api, value.id).queryKey, value);
  queryClient.setQueryData(wholeListingQuery(api, value.id).queryKey, listing);
}
