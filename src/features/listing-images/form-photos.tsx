import { useSelector } from '@xstate/react';
import * as form from '#locales/listing-form.ts';
import * as t from '#locales/listing-images.ts';
import { parseImageId, type ImageKey } from '#machines/image-order.ts';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { ImagesPanel } from './images-panel.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import styles from './listing-images.module.css';
import { usePreview, type ListingImages } from './api/use-listing-images.ts';

/** What the listing form shows of the photos. */
export function useFormPhotos(images: ListingImages) {
  const keys = useSelector(images.actor, ({ context }) => context.images);
  return {
    renderPanel: (onChosen: () => void) => (
      <ImagesPanel images={images} isUntitled onChosen={onChosen} />
    ),
    cover: keys[0] ? <Cover images={images} imageKey={keys[0]} /> : <ListingCover cover={null} />,
    count: keys.length,
  };
}

/** The first photo, also before it is uploaded. */
function Cover({ images, imageKey }: { images: ListingImages; imageKey: ImageKey }) {
  const preview = usePreview(images, imageKey);
  if (preview !== null) return <img className={styles.preview} src={preview} alt="" />;
  const image = images.saved.find(({ id }) => id === parseImageId(imageKey));
  return <ListingCover cover={image ?? null} sizes="20rem" />;
}

/**
 * Asks before photos of the form are lost. What was typed is kept in this browser, so the fields
 * need no guard.
 */
export function FormPhotosGuard({ images }: { images: ListingImages }) {
  return (
    <LeaveGuard
      images={images}
      title={form.leaveNow}
      stayLabel={form.keepEditing}
      describeLoss={(count) => t.lostOnLeaving({ count })}
    />
  );
}
