import { useEffect, useEffectEvent, useRef } from 'react';
import * as t from '#locales/listing-images.ts';
import * as ui from '#locales/ui.ts';
import { parseFileId, parseImageId, type ImageKey } from '#machines/image-order.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useForgetAlt } from './alt-draft.ts';
import { useDeleteImage } from './api/listing-images.ts';
import { showToast } from '#src/ui/toast.ts';
import type { ListingImages } from './api/use-listing-images.ts';

/**
 * Removes images, with an undo while the toast is shown. The server deletes an image only then, or
 * when the page is left or hidden: a phone may end a hidden page at any time.
 */
export function useImageRemoval({ actor, store }: ListingImages): (key: ImageKey) => void {
  const { mutateAsync: deleteImage } = useDeleteImage();
  const forgetAlt = useForgetAlt();
  const pending = useRef(new Set<ImageKey>());

  async function finish(key: ImageKey): Promise<void> {
    if (!pending.current.delete(key)) return;
    const [fileId, imageId] = [parseFileId(key), parseImageId(key)];
    const { listingId } = actor.getSnapshot().context;
    if (fileId !== null) store.drop(fileId);
    try {
      if (imageId !== null && listingId !== null) {
        await deleteImage({ listingId, imageId });
        forgetAlt(imageId);
      }
      actor.send({ type: 'removal.finished', key });
    } catch (error) {
      actor.send({ type: 'image.restored', key });
      showToast({
        kind: 'error',
        message: t.removeFailed,
        description: formatFailure(error),
      });
    }
  }

  const finishAll = useEffectEvent(() => {
    for (const key of pending.current) void finish(key);
  });
  useEffect(() => {
    // Loaded early so that undo works offline too.
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
      message: t.removed,
      action: {
        label: ui.undo,
        onPress: () => {
          if (pending.current.delete(key)) actor.send({ type: 'image.restored', key });
          else showToast({ kind: 'info', message: t.tooLate });
        },
      },
      onGone: () => void finish(key),
    });
  };
}
