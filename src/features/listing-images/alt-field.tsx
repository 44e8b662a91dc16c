import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ListingImage } from '#contract/images/image.ts';
import * as drafts from '#locales/drafts.ts';
import * as t from '#locales/listing-images.ts';
import { parseFileId, parseImageId, type ImageKey } from '#machines/image-order.ts';
import type { UploadRef } from '#machines/image-upload.machine.ts';
import { formatFailure } from '#src/api/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useAltDraft } from './alt-draft.ts';
import { useDescribeImage } from './api/listing-images.ts';
import styles from './listing-images.module.css';
import { useIsRegistering, type ListingImages } from './api/use-listing-images.ts';

interface AltFieldProps {
  images: ListingImages;
  imageKey: ImageKey;
  /** From 1. */
  position: number;
  image: ListingImage | undefined;
  upload: UploadRef | undefined;
}

/** The text alternative of an image; saved when the field loses focus, and a draft until then. */
export function AltField({ images, imageKey, position, image, upload }: AltFieldProps) {
  const photo = { position: String(position) };
  const { mutate: describe } = useDescribeImage();
  const isFixed = useIsRegistering(upload);
  const imageId = parseImageId(imageKey);
  const draft = useAltDraft(imageId, image?.alt ?? '');
  const [isDiscarded, setDiscarded] = useState(false);
  const [isRestored, setRestored] = useState(draft?.isRestored === true);

  function save({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    const alt = currentTarget.value.trim();
    const { listingId } = images.actor.getSnapshot().context;
    const fileId = parseFileId(imageKey);
    if (fileId !== null) images.store.describe(fileId, alt);
    if (imageId === null || listingId === null) return;
    if (alt === image?.alt) return draft?.forget();
    const saveAlt = () =>
      describe(
        { listingId, imageId, alt },
        {
          onSuccess() {
            draft?.forget({ alt });
            setRestored(false);
          },
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

  const stored = image?.alt ?? images.store.description(parseFileId(imageKey) ?? '');
  return (
    <>
      <TextField
        key={String(isDiscarded)}
        label={t.altLabel(photo)}
        hideLabel
        placeholder={t.alt}
        maxLength={200}
        autoComplete="off"
        defaultValue={isRestored ? draft?.values.alt : stored}
        readOnly={isFixed}
        onChange={({ currentTarget }) => draft?.keep({ alt: currentTarget.value })}
        onBlur={save}
        onKeyDown={leaveOnEnter}
      />
      {isRestored && (
        <p className={styles.restored}>
          {drafts.typedIsBack}
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              draft?.forget();
              setRestored(false);
              setDiscarded(true);
            }}
          >
            {drafts.discard}
          </Button>
        </p>
      )}
    </>
  );
}

/** Enter would submit the form around it. */
function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.blur();
}
