import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { fileIdOf, fileKey } from '#machines/image-order.ts';
import type { ListingImages } from './use-listing-images.ts';

/** The ids of files that came to a stop and are still wanted. */
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

/** How many chosen files are not pictures of the listing yet. */
export function useUnfinishedCount({ actor }: ListingImages): number {
  return useSelector(actor, ({ context }) => context.images.filter(fileIdOf).length);
}
