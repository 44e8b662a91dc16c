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
import { useUnfinishedCount } from './use-failed-uploads.ts';
import { useArrivingFiles } from './use-arriving-files.ts';
import type { ListingImages } from './use-listing-images.ts';

/** Everything about the photos of one listing: adding, order, words, removing. */
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
  const isOver = useArrivingFiles(images.choose);

  return (
    <Panel title="Photos">
      <div className={styles.panel}>
        <p className={styles.lede}>
          The first one is the cover.{' '}
          {isSaved ? 'What you do here is saved at once.' : 'They go up when you list your place.'}
        </p>
        <ImageList images={images} addButton={addButton} />
        <FailedUploads images={images} />
        <Announcement>{progressWords(unfinished, isSaved)}</Announcement>
        {leftOut > 0 && (
          <Notice tone="warning" title={`${countPhotos(leftOut)} left out`} live>
            A place can have {limits.imagesPerListing}.
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
            Others see your photos in the old one.
          </Notice>
        )}
        <ImagePicker
          onChoose={images.choose}
          isOver={isOver}
          isFull={isFull}
          addButton={addButton}
        />
      </div>
    </Panel>
  );
}

function progressWords(unfinished: number, isSaved: boolean): string {
  if (!isSaved) return unfinished > 0 ? `${countPhotos(unfinished)} chosen.` : '';
  return unfinished > 0 ? `${countPhotos(unfinished)} to go.` : '';
}
