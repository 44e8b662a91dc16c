import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import type { ListingImage } from '#contract/images/image.ts';
import { parseFileId, fileKey } from '#machines/image-order.ts';
import type { UploadRef } from '#machines/image-upload.machine.ts';
import { listingImagesMachine } from '#machines/listing-images.machine.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';
import { wholeListingQuery } from '#src/shared/api/own-listings.ts';
import { inspection } from '#src/shared/machine-inspection.ts';
import {
  createImageStore,
  provideImageUpload,
  type ImageStore,
  type UploadDeps,
  type UploadDestination,
} from '#src/shared/uploads/image-upload.ts';
import { updateImages } from './listing-images.ts';

export interface ListingImages {
  actor: ActorRefFrom<typeof listingImagesMachine>;
  store: ImageStore;
  /** The images the server has; empty until the listing is saved. */
  saved: readonly ListingImage[];
  choose(files: readonly File[]): void;
  /** Starts the waiting uploads once the listing is saved. */
  startUploads(listingId: number): void;
  /** How many chosen files are not registered yet. */
  countUnfinished(): number;
}

/**
 * The images of a listing while a page edits it; `listingId` is null before the listing is saved.
 * Call it outside the form, so that saving does not stop uploads.
 */
export function useListingImages(listingId: number | null): ListingImages {
  const api = useApi();
  const queryClient = useQueryClient();
  const [{ store, logic, cached }] = useState(() => {
    const newStore = createImageStore();
    const query = wholeListingQuery(api, listingId ?? 0);
    const cached = listingId === null ? undefined : queryClient.getQueryData(query.queryKey)?.value;
    const deps = { api, queryClient, store: newStore, window };
    return { store: newStore, cached, logic: provideListingImages(deps) };
  });
  const imageIds = cached?.images.map(({ id }) => id) ?? [];
  const actor = useActorRef(logic, { input: { imageIds }, ...inspection(window) });

  useEffect(() => () => store.clear(), [store]);
  useEffect(() => {
    if (listingId !== null) actor.send({ type: 'listing.saved', listingId });
  }, [actor, listingId]);

  const savedId = useSelector(actor, ({ context }) => context.listingId) ?? listingId;
  const { data } = useQuery({
    ...wholeListingQuery(api, savedId ?? 0),
    enabled: savedId !== null,
  });
  const saved = data?.images;
  useEffect(() => {
    if (saved) actor.send({ type: 'images.known', imageIds: saved.map(({ id }) => id) });
  }, [actor, saved]);

  const choose = useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return;
      const fileIds = files.map((file) => store.add(file, file.name));
      actor.send({ type: 'files.chosen', fileIds });
      const kept = actor.getSnapshot().context.uploads;
      for (const fileId of fileIds) if (!kept[fileId]) store.drop(fileId);
    },
    [actor, store],
  );

  return {
    actor,
    store,
    saved: saved ?? [],
    choose,
    startUploads: (id) => actor.send({ type: 'listing.saved', listingId: id }),
    countUnfinished: () => actor.getSnapshot().context.images.filter(parseFileId).length,
  };
}

interface Deps extends UploadDeps {
  api: Api;
  queryClient: QueryClient;
}

/** The machine for the images of a listing, connected to this browser and the server. */
function provideListingImages(deps: Deps) {
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

/** The preview of an image, once it is drawn. */
export function usePreview({ store }: ListingImages, key: Parameters<ImageStore['preview']>[0]) {
  return useSyncExternalStore(
    (onChange) => store.subscribe(onChange),
    () => store.preview(key),
  );
}

/** Is the server processing the file? */
export function useIsRegistering(upload: UploadRef | undefined): boolean {
  return useSelector(upload, (snapshot) => snapshot?.matches('registering') ?? false);
}

/** The ids of visible files whose upload failed. */
export function useFailedUploads({ actor }: ListingImages): string[] {
  const uploads = useSelector(actor, ({ context }) => context.uploads);
  const images = useSelector(actor, ({ context }) => context.images);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscriptions = Object.values(uploads).map((upload) => upload.subscribe(onChange));
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
    [uploads],
  );
  const failed = useSyncExternalStore(subscribe, () =>
    Object.entries(uploads)
      .filter(([fileId, upload]) => {
        return images.includes(fileKey(fileId)) && upload.getSnapshot().matches('failed');
      })
      .map(([fileId]) => fileId)
      .join(),
  );
  return failed === '' ? [] : failed.split(',');
}

/** How many chosen files are not registered yet. */
export function useUnfinishedCount({ actor }: ListingImages): number {
  return useSelector(actor, ({ context }) => context.images.filter(parseFileId).length);
}
