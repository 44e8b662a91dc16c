import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Listing, ListingForm } from '#contract/listings/listing.ts';
import type { ListingStatus } from '#contract/vocabulary.ts';
import { useApi } from '#src/api/api-context.ts';
import { isProblem } from '#src/api/errors.ts';
import { listingKey, listingQuery, listingsKey } from './listings.ts';
import { editableListingKey, wholeListingQuery } from './own-listings.ts';
import { callVersioned, type Versioned } from './versioned.ts';

/** Posts a listing; answers it as stored. Rejects with the errors of api/errors.ts. */
export function useCreateListing() {
  const api = useApi();
  const keep = useKeepListing();
  return useMutation({
    mutationFn: (form: ListingForm) => callVersioned(api, 'createListing', { body: form }),
    onSuccess: keep,
  });
}

/**
 * Replaces what the form holds of a listing of mine, unless a newer version is stored; answers it as
 * stored.
 */
export function useUpdateListing(id: number) {
  const api = useApi();
  const keep = useKeepListing();
  return useMutation({
    mutationFn: ({ value, version }: Versioned<ListingForm>) =>
      callVersioned(api, 'updateListing', { params: { id }, body: value, ifMatch: version }),
    onSuccess: keep,
  });
}

/** Pauses a listing of mine, offers it again or marks it as filled. */
export function useChangeListingStatus(id: number) {
  const api = useApi();
  const keep = useKeepListing();
  return useMutation({
    mutationFn: (status: ListingStatus) =>
      callVersioned(api, 'changeListingStatus', { params: { id }, body: { status } }),
    onSuccess: keep,
  });
}

/**
 * Deletes a listing of mine; one that is gone already counts as deleted. `leave` runs before its data
 * is dropped, so that no page still shows it.
 */
export function useDeleteListing(leave: () => unknown) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      api('deleteListing', { params: { id } }).catch((error: unknown) => {
        if (!isProblem(error, 'gone')) throw error;
      }),
    async onSuccess(_, id) {
      await leave();
      dropListing(queryClient, id);
      void queryClient.invalidateQueries({ queryKey: listingsKey });
    },
  });
}

/** Drops what is known of a listing that is deleted. */
export function dropListing(queryClient: QueryClient, id: number) {
  queryClient.removeQueries({ queryKey: listingKey(id) });
  queryClient.removeQueries({ queryKey: editableListingKey(id) });
}

/** The answer of a write is the newest there is; every list may have changed. */
function useKeepListing() {
  const api = useApi();
  const queryClient = useQueryClient();
  return (listing: Versioned<Listing>) => {
    const { value } = listing;
    void queryClient.invalidateQueries({ queryKey: listingsKey });
    queryClient.setQueryData(listingQuery(api, value.id).queryKey, value);
    queryClient.setQueryData(wholeListingQuery(api, value.id).queryKey, listing);
  };
}
