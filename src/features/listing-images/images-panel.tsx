import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import styles from './listing-images.module.css';
import { FailedUploads } from './failed-uploads.tsx';
import { ImageList } from './image-list.tsx';
import { ImagePicker } from './image-picker.tsx';
import { countPhotos } from './image-labels.ts';
import { useUnfinishedCount, type ListingImages } from './use-listing-images.ts';

/** Adds, orders, describes and removes the images of one listing. */
export function ImagesPanel({ images }: { images: ListingImages }) {
  const { actor } = images;
  const addButton = useRef<HTMLButtonElement>(null);
  const leftOut = useSelector(actor, ({ context }) => context.leftOut);
  const isSaved = useSelector(actor, ({ context }) => context.listingId !== null);
  const isOrderUnsaved = useSelector(actor, (snapshot) => snapshot.matches('orderFailed'));
  const isFull = useSelector(
    actor,
    ({ context }) => context.images.length >= limits.imagesPerListing,
  );
  const unfinished = useUnfinishedCount(images);

  return (
    <Panel title="Photos">
      <div className={styles.panel}>
        <p className={styles.lede}>
          The first one is the cover.{' '}
          {isSaved
            ? 'Changes here are saved immediately.'
            : 'Photos are uploaded when you list your place.'}
        </p>
        <ImageList images={images} addButton={addButton} />
        <FailedUploads images={images} />
        <Announcement>{describeProgress(unfinished, isSaved)}</Announcement>
        {leftOut > 0 && (
          <Notice tone="warning" title={`${countPhotos(leftOut)} not added`} live>
            A room can have {limits.imagesPerListing} photos at most.
          </Notice>
        )}
        {isOrderUnsaved && (
          <Notice
            tone="danger"
            title="The order could not be saved"
            live
            actions={
              <Button
                variant="quiet"
                size="s"
                onClick={() => actor.send({ type: 'order.retried' })}
              >
                Try again
              </Button>
            }
          >
            Visitors still see the old order.
          </Notice>
        )}
        <ImagePicker onChoose={images.choose} isFull={isFull} addButton={addButton} />
      </div>
    </Panel>
  );
}

function describeProgress(unfinished: number, isSaved: boolean): string {
  if (!isSaved) return unfinished > 0 ? `${countPhotos(unfinished)} chosen.` : '';
  return unfinished > 0 ? `${countPhotos(unfinished)} still uploading.` : '';
}
