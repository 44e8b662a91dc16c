import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { fileIdOf, fileKey } from '#machines/image-order.ts';
import type { ListingPhotos } from './use-listing-images.ts';

/** The ids of files that came to a stop and are still wanted. */
export function useFailedUploads({ actor }: ListingPhotos): string[] {
  const uploads = useSelector(actor, ({ context }) => context.uploads);
  const photos = useSelector(actor, ({ context }) => context.photos);
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
        return photos.includes(fileKey(fileId)) && upload.getSnapshot().matches('failed');
      })
      .map(([fileId]) => fileId)
      .join(),
  );
  return failed === '' ? [] : failed.split(',');
}

/** How many chosen files are not pictures of the listing yet. */
export function useUnfinishedCount({ actor }: ListingPhotos): number {
  return useSelector(actor, ({ context }) => context.photos.filter(fileIdOf).length);
}
