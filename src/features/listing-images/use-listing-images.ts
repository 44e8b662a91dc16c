import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ListingImage } from '#contract/images/image.ts';
import { fileIdOf } from '#machines/image-order.ts';
import type { listingImagesMachine, UploadRef } from '#machines/listing-images.machine.ts';
import { inspection } from '#src/actors/machine-inspection.ts';
import { createListingImagesLogic } from '#src/actors/image-upload.ts';
import { createImageStore, type ImageStore } from '#src/actors/image-store.ts';
import { useApi } from '#src/api/api-context.ts';
import { editableListingQuery } from '#src/queries/listings.ts';
import type { ActorRefFrom } from 'xstate';

export interface ListingImages {
  actor: ActorRefFrom<typeof listingImagesMachine>;
  store: ImageStore;
  /** What the server has; empty until the listing is saved. */
  saved: readonly ListingImage[];
  choose(files: readonly File[]): void;
  /** The listing is saved: what waits for it may go up. */
  startUploads(listingId: number): void;
  /** How many chosen files are not pictures of the listing yet. */
  countUnfinished(): number;
}

/**
 * The photos of a listing for as long as a page works on it; `listingId` is null while there is
 * none yet. Belongs where it outlives the form, so that saving does not stop uploads.
 */
export function useListingImages(listingId: number | null): ListingImages {
  const api = useApi();
  const queryClient = useQueryClient();
  const [{ store, logic, known }] = useState(() => {
    const store = createImageStore();
    const query = editableListingQuery(api, listingId ?? 0);
    const known = listingId === null ? undefined : queryClient.getQueryData(query.queryKey);
    return { store, known, logic: createListingImagesLogic({ api, queryClient, store, window }) };
  });
  const imageIds = known?.images.map(({ id }) => id) ?? [];
  const actor = useActorRef(logic, { input: { imageIds }, ...inspection(window) });

  useEffect(() => () => store.clear(), [store]);
  useEffect(() => {
    if (listingId !== null) actor.send({ type: 'listing.saved', listingId });
  }, [actor, listingId]);

  const savedId = useSelector(actor, ({ context }) => context.listingId) ?? listingId;
  const { data } = useQuery({
    ...editableListingQuery(api, savedId ?? 0),
    enabled: savedId !== null,
  });
  const saved = data?.images;
  useEffect(() => {
    if (saved) actor.send({ type: 'images.known', imageIds: saved.map(({ id }) => id) });
  }, [actor, saved]);

  const choose = useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return;
      const fileIds = files.map((file) => store.add(file));
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
    countUnfinished: () => actor.getSnapshot().context.images.filter(fileIdOf).length,
  };
}

/** The small picture of a photo, once it is drawn. */
export function usePreview({ store }: ListingImages, key: Parameters<ImageStore['preview']>[0]) {
  return useSyncExternalStore(
    (onChange) => store.subscribe(onChange),
    () => store.preview(key),
  );
}

/** Whether the server has the file and is making a picture of it. */
export function useIsRegistering(upload: UploadRef | undefined): boolean {
  return useSelector(upload, (snapshot) => snapshot?.matches('registering') ?? false);
}
