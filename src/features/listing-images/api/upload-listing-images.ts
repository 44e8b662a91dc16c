import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { listingImagesMachine } from '#machines/listing-images.machine.ts';
import type { Api } from '#src/api/client.ts';
import {
  provideImageUpload,
  type UploadDeps,
  type UploadDestination,
} from '#src/shared/uploads/image-upload.ts';
import { updateImages } from './listing-images.ts';

interface Deps extends UploadDeps {
  api: Api;
  queryClient: QueryClient;
}

/** The machine for the images of a listing, connected to this browser and the server. */
export function provideListingImages(deps: Deps) {
  const { api, queryClient } = deps;
  return listingImagesMachine.provide({
    actors: {
      imageUpload: provideImageUpload(deps, toListing(deps)),
      saveOrder: fromPromise(async ({ input: { listingId, imageIds } }) => {
        const id = listingId as number;
        const { items } = await api('orderImages', { params: { id }, body: { ids: imageIds } });
        updateImages(queryClient, id, () => items);
        return { imageIds: items.map((item) => item.id) };
      }),
    },
  });
}

/** Uploads files as images of a listing. */
const toListing = ({ api, queryClient, store }: Deps): UploadDestination<'listing'> => ({
  async requestAddress({ listingId }, file, signal) {
    const body = { listing_id: listingId, ...file };
    return api('requestUpload', { body, signal });
  },

  async register({ fileId, target: { listingId }, key }, signal) {
    const alt = store.description(fileId);
    const body = { key, ...(alt !== '' && { alt }) };
    const image = await api('registerImage', { params: { id: listingId }, body, signal });
    store.becomeImage(fileId, image.id);
    updateImages(queryClient, listingId, (images) => [
      ...images.filter(({ id }) => id !== image.id),
      image,
    ]);
    return image.id;
  },

  problemCodes: { forbidden: 'listingGone', not_found: 'listingGone', gone: 'listingGone' },
});
