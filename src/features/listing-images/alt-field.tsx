import type { FocusEvent, KeyboardEvent } from 'react';
import type { ListingImage } from '#contract/images/image.ts';
import { fileIdOf, imageIdOf, type ImageKey } from '#machines/image-order.ts';
import type { UploadRef } from '#machines/listing-images.machine.ts';
import { failureWords } from '#src/api/failure-words.ts';
import { useDescribeImage } from '#src/queries/listing-images.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useIsRegistering, type ListingImages } from './use-listing-images.ts';

interface AltFieldProps {
  images: ListingImages;
  imageKey: ImageKey;
  /** From 1. */
  place: number;
  image: ListingImage | undefined;
  upload: UploadRef | undefined;
}

/** What a photo shows, for those who do not see it; saved when the field is left. */
export function AltField({ images, imageKey, place, image, upload }: AltFieldProps) {
  const { mutate: describe } = useDescribeImage();
  const isFixed = useIsRegistering(upload);

  function keep({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    const alt = currentTarget.value.trim();
    const [imageId, { listingId }] = [imageIdOf(imageKey), images.actor.getSnapshot().context];
    const fileId = fileIdOf(imageKey);
    if (fileId !== null) images.store.describe(fileId, alt);
    if (imageId === null || listingId === null || alt === image?.alt) return;
    describe(
      { listingId, imageId, alt },
      {
        onError: (error) =>
          showToast({
            kind: 'error',
            message: `What photo ${place} shows could not be saved`,
            description: failureWords(error),
          }),
      },
    );
  }

  return (
    <TextField
      label={`What photo ${place} shows`}
      hideLabel
      placeholder="What it shows"
      maxLength={200}
      autoComplete="off"
      defaultValue={image?.alt ?? images.store.description(fileIdOf(imageKey) ?? '')}
      readOnly={isFixed}
      onBlur={keep}
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
