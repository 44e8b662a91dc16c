import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ListingImage } from '#contract/images/image.ts';
import type { Listing } from '#contract/listings/listing.ts';
import { useApi } from '#src/api/api-context.ts';
import { isProblem } from '#src/api/errors.ts';
import { editableListingKey, listingKey, listingsKey } from './listings.ts';

/** Changes the images of a listing in everything that is known about it; lists ask again. */
export function keepImages(
  queryClient: QueryClient,
  listingId: number,
  change: (images: ListingImage[]) => ListingImage[],
): void {
  for (const queryKey of [listingKey(listingId), editableListingKey(listingId)]) {
    // What is on its way was read before this.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Listing | string>(queryKey, (known) =>
      typeof known === 'object' ? { ...known, images: change(known.images) } : known,
    );
  }
  for (const lists of ['page', 'own']) {
    void queryClient.invalidateQueries({ queryKey: [...listingsKey, lists] });
  }
}

/** Deletes a image of a listing of mine; one that is gone already counts as deleted. */
export function useDeleteImage() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ listingId, imageId }: { listingId: number; imageId: number }) =>
      api('deleteImage', {
        params: { id: listingId, image_id: imageId },
        // Often the last thing a page does: see usePhotoRemoval.
        keepalive: true,
      }).catch((error: unknown) => {
        if (!isProblem(error, 'not_found') && !isProblem(error, 'gone')) throw error;
      }),
    onSuccess(_, { listingId, imageId }) {
      keepImages(queryClient, listingId, (images) => images.filter(({ id }) => id !== imageId));
    },
  });
}

/** Says in words what a image of mine shows. */
export function useDescribeImage() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { listingId: number; imageId: number; alt: string }) =>
      api('describeImage', {
        params: { id: input.listingId, image_id: input.imageId },
        body: { alt: input.alt },
      }),
    onSuccess(picture, { listingId }) {
      keepImages(queryClient, listingId, (images) =>
        images.map((image) => (image.id === picture.id ? picture : image)),
      );
    },
  });
}
