import { useEffect, useEffectEvent, useRef } from 'react';
import { fileIdOf, imageIdOf, type ImageKey } from '#machines/image-order.ts';
import { failureWords } from '#src/api/failure-words.ts';
import { useDeleteImage } from '#src/queries/listing-images.ts';
import { showToast } from '#src/ui/toast.ts';
import type { ListingImages } from './use-listing-images.ts';

/**
 * Takes photos away, with a way back for as long as the toast stands. Only then is the server
 * told; at once when the page is left or goes out of sight, from where a phone may end it unasked.
 */
export function useImageRemoval({ actor, store }: ListingImages): (key: ImageKey) => void {
  const { mutateAsync: deleteImage } = useDeleteImage();
  const pending = useRef(new Set<ImageKey>());

  async function finish(key: ImageKey): Promise<void> {
    if (!pending.current.delete(key)) return;
    const [fileId, imageId] = [fileIdOf(key), imageIdOf(key)];
    const { listingId } = actor.getSnapshot().context;
    if (fileId !== null) store.drop(fileId);
    try {
      if (imageId !== null && listingId !== null) await deleteImage({ listingId, imageId });
      actor.send({ type: 'removal.finished', key });
    } catch (error) {
      actor.send({ type: 'image.restored', key });
      showToast({
        kind: 'error',
        message: 'The photo could not be removed',
        description: failureWords(error),
      });
    }
  }

  const finishAll = useEffectEvent(() => {
    for (const key of pending.current) void finish(key);
  });
  useEffect(() => {
    // The way back must be there for someone who went offline, too.
    import('#src/ui/toaster.tsx').catch(() => undefined);
  }, []);
  useEffect(() => {
    const leave = () => finishAll();
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  return (key) => {
    pending.current.add(key);
    actor.send({ type: 'image.removed', key });
    showToast({
      kind: 'default',
      message: 'Photo removed',
      action: {
        label: 'Undo',
        onPress: () => {
          if (pending.current.delete(key)) actor.send({ type: 'image.restored', key });
          else showToast({ kind: 'info', message: 'Too late: the photo is gone already' });
        },
      },
      onGone: () => void finish(key),
    });
  };
}
