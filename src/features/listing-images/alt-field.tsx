import type { FocusEvent, KeyboardEvent } from 'react';
import type { ListingImage } from '#contract/images/image.ts';
import * as t from '#locales/listing-images.ts';
import { parseFileId, parseImageId, type ImageKey } from '#machines/image-order.ts';
import type { UploadRef } from '#machines/image-upload.machine.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useDescribeImage } from './api/listing-images.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useIsRegistering, type ListingImages } from './use-listing-images.ts';

interface AltFieldProps {
  images: ListingImages;
  imageKey: ImageKey;
  /** From 1. */
  position: number;
  image: ListingImage | undefined;
  upload: UploadRef | undefined;
}

/** The text alternative of an image; saved when the field loses focus. */
export function AltField({ images, imageKey, position, image, upload }: AltFieldProps) {
  const photo = { position: String(position) };
  const { mutate: describe } = useDescribeImage();
  const isFixed = useIsRegistering(upload);

  function save({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    const alt = currentTarget.value.trim();
    const [imageId, { listingId }] = [parseImageId(imageKey), images.actor.getSnapshot().context];
    const fileId = parseFileId(imageKey);
    if (fileId !== null) images.store.describe(fileId, alt);
    if (imageId === null || listingId === null || alt === image?.alt) return;
    const saveAlt = () =>
      describe(
        { listingId, imageId, alt },
        {
          onError: (error) =>
            showToast({
              kind: 'error',
              message: t.altFailed(photo),
              description: formatFailure(error),
              retry: saveAlt,
            }),
        },
      );
    saveAlt();
  }

  return (
    <TextField
      label={t.altLabel(photo)}
      hideLabel
      placeholder={t.alt}
      maxLength={200}
      autoComplete="off"
      defaultValue={image?.alt ?? images.store.description(parseFileId(imageKey) ?? '')}
      readOnly={isFixed}
      onBlur={save}
      onKeyDown={leaveOnEnter}
    />
  );
}

/** Enter would submit the form around it. */
function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.blur();
}
