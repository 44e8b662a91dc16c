import type { PointerEvent } from 'react';
import type { ListingImage } from '#contract/images/image.ts';
import { useSelector } from '@xstate/react';
import * as t from '#locales/listing-images.ts';
import { parseFileId, type ImageKey } from '#machines/image-order.ts';
import type { UploadRef } from '#machines/image-upload.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { ResponsiveImage } from '#src/ui/responsive-image.tsx';
import { AltField } from './alt-field.tsx';
import styles from './listing-images.module.css';
import { UploadState } from './upload-state.tsx';
import { useIsRegistering, usePreview, type ListingImages } from './api/use-listing-images.ts';

interface ImageTileProps {
  images: ListingImages;
  imageKey: ImageKey;
  /** From 0. */
  index: number;
  count: number;
  isHeld: boolean;
  isListingSaved: boolean;
  onHold: (event: PointerEvent<HTMLElement>, key: ImageKey) => void;
  onMove: (key: ImageKey, to: number) => void;
  onRemove: (key: ImageKey) => void;
}

const sizes = '(min-width: 44rem) 12rem, 45vw';

/** One image of the listing, or a file that is being uploaded, with its controls. */
export function ImageTile(props: ImageTileProps) {
  const { images, imageKey, index, count, isHeld, isListingSaved, onHold, onMove, onRemove } =
    props;
  const fileId = parseFileId(imageKey);
  const upload = useSelector(images.actor, ({ context }) => context.uploads[fileId ?? '']);
  const image = images.saved.find(({ id }) => imageKey === `image-${id}`);
  const position = index + 1;
  const place = { position: String(position), total: String(count) };
  const name = fileId === null ? t.photo(place) : images.store.name(fileId);

  return (
    <li
      className={styles.tile}
      data-image={imageKey}
      data-held={isHeld || undefined}
      aria-label={fileId === null ? t.photoPosition(place) : t.filePosition({ ...place, name })}
    >
      <div
        className={styles.frame}
        onPointerDown={(event) => event.pointerType === 'mouse' && onHold(event, imageKey)}
      >
        <Thumbnail images={images} imageKey={imageKey} image={image} />
        {index === 0 && <span className={styles.cover}>{t.cover}</span>}
        {count > 1 && (
          // A touch elsewhere on the tile scrolls the page.
          <span
            className={styles.grip}
            aria-hidden="true"
            onPointerDown={(event) => {
              event.stopPropagation();
              onHold(event, imageKey);
            }}
          />
        )}
        {upload && (
          <UploadState
            upload={upload}
            name={name}
            explanation={() => images.store.explanation(fileId ?? '')}
            isListingSaved={isListingSaved}
          />
        )}
      </div>
      <div className={styles.tools}>
        <Button
          variant="plain"
          size="s"
          square
          aria-label={t.moveEarlier(place)}
          aria-disabled={index === 0}
          data-tool="earlier"
          onClick={() => index > 0 && onMove(imageKey, index - 1)}
        >
          <Icon name="chevron-left" />
        </Button>
        <Button
          variant="plain"
          size="s"
          square
          aria-label={t.moveLater(place)}
          aria-disabled={index === count - 1}
          data-tool="later"
          onClick={() => index < count - 1 && onMove(imageKey, index + 1)}
        >
          <Icon name="chevron-right" />
        </Button>
        <RemoveButton upload={upload} position={position} onRemove={() => onRemove(imageKey)} />
      </div>
      <AltField
        images={images}
        imageKey={imageKey}
        position={position}
        image={image}
        upload={upload}
      />
    </li>
  );
}

interface ThumbnailProps {
  images: ListingImages;
  imageKey: ImageKey;
  image: ListingImage | undefined;
}

/** Keeps showing the preview, so that nothing flickers when the server has the image. */
function Thumbnail({ images, imageKey, image }: ThumbnailProps) {
  const preview = usePreview(images, imageKey);
  if (preview !== null) {
    return (
      <img className={styles.preview} src={preview} alt={image?.alt ?? ''} draggable={false} />
    );
  }
  return image ? <ResponsiveImage image={image} sizes={sizes} fill /> : null;
}

interface RemoveButtonProps {
  upload: UploadRef | undefined;
  position: number;
  onRemove: () => void;
}

function RemoveButton({ upload, position, onRemove }: RemoveButtonProps) {
  const isUnstoppable = useIsRegistering(upload);
  const isUpload = upload !== undefined;
  return (
    <Button
      variant="plain"
      size="s"
      square
      aria-label={(isUpload ? t.cancelPhoto : t.removePhoto)({ position: String(position) })}
      // While the server processes the file, it can be neither cancelled nor removed.
      aria-disabled={isUnstoppable}
      data-tool="remove"
      onClick={() => !isUnstoppable && onRemove()}
    >
      <Icon name={laterIcons.trash} />
    </Button>
  );
}
