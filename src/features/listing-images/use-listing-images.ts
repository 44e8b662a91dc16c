import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ListingImage } from '#contract/images/image.ts';
import { fileIdOf } from '#machines/image-order.ts';
import type { listingPhotosMachine, UploadRef } from '#machines/listing-images.machine.ts';
import { inspection } from '#src/actors/machine-inspection.ts';
import { createListingPhotosLogic } from '#src/actors/image-upload.ts';
import { createPhotoShelf, type PhotoShelf } from '#src/actors/image-store.ts';
import { useApi } from '#src/api/api-context.ts';
import { editableListingQuery } from '#src/queries/listings.ts';
import type { ActorRefFrom } from 'xstate';

export interface ListingPhotos {
  actor: ActorRefFrom<typeof listingPhotosMachine>;
  shelf: PhotoShelf;
  /** What the server has; empty until the listing is saved. */
  images: readonly ListingImage[];
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
export function useListingPhotos(listingId: number | null): ListingPhotos {
  const api = useApi();
  const queryClient = useQueryClient();
  const [{ shelf, logic, known }] = useState(() => {
    const shelf = createPhotoShelf();
    const query = editableListingQuery(api, listingId ?? 0);
    const known = listingId === null ? undefined : queryClient.getQueryData(query.queryKey);
    return { shelf, known, logic: createListingPhotosLogic({ api, queryClient, shelf, window }) };
  });
  const imageIds = known?.images.map(({ id }) => id) ?? [];
  const actor = useActorRef(logic, { input: { imageIds }, ...inspection(window) });

  useEffect(() => () => shelf.clear(), [shelf]);
  useEffect(() => {
    if (listingId !== null) actor.send({ type: 'listing.saved', listingId });
  }, [actor, listingId]);

  const savedId = useSelector(actor, ({ context }) => context.listingId) ?? listingId;
  const { data } = useQuery({
    ...editableListingQuery(api, savedId ?? 0),
    enabled: savedId !== null,
  });
  const images = data?.images;
  useEffect(() => {
    if (images) actor.send({ type: 'images.known', imageIds: images.map(({ id }) => id) });
  }, [actor, images]);

  const choose = useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return;
      const fileIds = files.map((file) => shelf.add(file));
      actor.send({ type: 'files.chosen', fileIds });
      const kept = actor.getSnapshot().context.uploads;
      for (const fileId of fileIds) if (!kept[fileId]) shelf.drop(fileId);
    },
    [actor, shelf],
  );

  return {
    actor,
    shelf,
    images: images ?? [],
    choose,
    startUploads: (id) => actor.send({ type: 'listing.saved', listingId: id }),
    countUnfinished: () => actor.getSnapshot().context.photos.filter(fileIdOf).length,
  };
}

/** The small picture of a photo, once it is drawn. */
export function usePreview({ shelf }: ListingPhotos, key: Parameters<PhotoShelf['preview']>[0]) {
  return useSyncExternalStore(
    (onChange) => shelf.subscribe(onChange),
    () => shelf.preview(key),
  );
}

/** Whether the server has the file and is making a picture of it. */
export function useIsRegistering(upload: UploadRef | undefined): boolean {
  return useSelector(upload, (snapshot) => snapshot?.matches('registering') ?? false);
}
