import type { QueryClient } from '@tanstack/react-query';
import type { ListingImage } from '#contract/images/image.ts';
import type { Listing } from '#contract/listings/listing.ts';
import { useWrite } from '#src/shared/api/use-write.ts';
import { isProblem } from '#src/api/errors.ts';
import { listingKey, listingsKey } from '#src/shared/api/listings.ts';
import { editableListingKey } from '#src/shared/api/own-listings.ts';
import type { Versioned } from '#src/shared/api/versioned.ts';

/** Changes the images of a listing in the query cache; lists are fetched again. */
export function updateImages(
  queryClient: QueryClient,
  listingId: number,
  change: (images: ListingImage[]) => ListingImage[],
): void {
  const changeIn = (listing: Listing) => ({ ...listing, images: change(listing.images) });
  for (const queryKey of [listingKey(listingId), editableListingKey(listingId)]) {
    // A pending request would bring back the state before this change.
    void queryClient.cancelQueries({ queryKey });
  }
  queryClient.setQueryData<Listing | string>(listingKey(listingId), (cached) =>
    typeof cached === 'object' ? changeIn(cached) : cached,
  );
  queryClient.setQueryData<Versioned<Listing>>(
    editableListingKey(listingId),
    (cached) => cached && { ...cached, value: changeIn(cached.value) },
  );
  for (const lists of ['page', 'own']) {
    void queryClient.invalidateQueries({ queryKey: [...listingsKey, lists] });
  }
}

/** Deletes an image of the user's listing; succeeds when it is already gone. */
export const useDeleteImage = () =>
  useWrite(
    (api, { listingId, imageId }: { listingId: number; imageId: number }) =>
      api('deleteImage', {
        params: { id: listingId, image_id: imageId },
        // Often the last thing a page does: see useImageRemoval.
        keepalive: true,
      }).catch((error: unknown) => {
        if (!isProblem(error, 'not_found') && !isProblem(error, 'gone')) throw error;
      }),
    ({ queryClient }) => ({
      onSuccess(_, { listingId, imageId }) {
        updateImages(queryClient, listingId, (images) => images.filter(({ id }) => id !== imageId));
      },
    }),
  );

/** Sets the text alternative of an image of the user's listing. */
export const useDescribeImage = () =>
  useWrite(
    (api, input: { listingId: number; imageId: number; alt: string }) =>
      api('describeImage', {
        params: { id: input.listingId, image_id: input.imageId },
        body: { alt: input.alt },
      }),
    ({ queryClient }) => ({
      onSuccess(described, { listingId }) {
        updateImages(queryClient, listingId, (images) =>
          images.map((image) => (image.id === described.id ? described : image)),
        );
      },
    }),
  );
