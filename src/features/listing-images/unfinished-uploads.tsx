import { useBlocker } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import styles from './listing-images.module.css';
import { countPhotos } from './image-labels.ts';
import { ImagesPanel } from './images-panel.tsx';
import { useFailedUploads, useUnfinishedCount } from './use-failed-uploads.ts';
import type { ListingImages } from './use-listing-images.ts';

interface UnfinishedUploadsProps {
  images: ListingImages;
  /** What has been saved, such as "Your place is listed". */
  title: string;
  /** Goes on to the listing: every photo is there, or the person wants no more of them. */
  onDone: () => void;
}

/** After the listing is saved: what its photos still need, and the way on. */
export function UnfinishedUploads({ images, title, onDone }: UnfinishedUploadsProps) {
  const unfinished = useUnfinishedCount(images);
  const failed = useFailedUploads(images).length;
  const isAtRest = useSelector(images.actor, (snapshot) => snapshot.matches('resting'));
  const isDone = unfinished === 0 && isAtRest;
  const goOn = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) goOn();
  }, [isDone]);

  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && images.countUnfinished() > 0,
    enableBeforeUnload: () => images.countUnfinished() > 0,
    withResolver: true,
  });
  return (
    <Page width="m">
      <PageHeader title={title} lede={ledeOf(unfinished, failed)} />
      <ImagesPanel images={images} />
      <div className={styles.actions}>
        <Button variant={failed > 0 ? 'primary' : 'quiet'} onClick={onDone}>
          {unfinished > 0 ? 'Go on without them' : 'See your place'}
        </Button>
      </div>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        title="Leave while photos are on their way?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        <p>Your place is saved. The {countPhotos(unfinished)} not there yet will not be added.</p>
      </ConfirmDialog>
    </Page>
  );
}

function ledeOf(unfinished: number, failed: number): string {
  const moving = unfinished - failed;
  if (moving > 0) {
    return `${countPhotos(moving)} ${moving === 1 ? 'is' : 'are'} on ${moving === 1 ? 'its' : 'their'} way. Please stay until then.`;
  }
  if (failed > 0) return 'Everything is saved except what is marked here. Try again, or go on.';
  return 'All photos are there.';
}
