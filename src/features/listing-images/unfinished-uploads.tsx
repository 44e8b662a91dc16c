import { useBlocker } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import styles from './listing-images.module.css';
import { countPhotos } from './image-labels.ts';
import { ImagesPanel } from './images-panel.tsx';
import { useFailedUploads, useUnfinishedCount, type ListingImages } from './use-listing-images.ts';

interface UnfinishedUploadsProps {
  images: ListingImages;
  /** What was saved, such as "Your place is listed". */
  title: string;
  /** Called when every photo is uploaded, or the user continues without the rest. */
  onDone: () => void;
}

/** Shown after the listing is saved, until its photos are uploaded. */
export function UnfinishedUploads({ images, title, onDone }: UnfinishedUploadsProps) {
  const unfinished = useUnfinishedCount(images);
  const failed = useFailedUploads(images).length;
  const isResting = useSelector(images.actor, (snapshot) => snapshot.matches('resting'));
  const isDone = unfinished === 0 && isResting;
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && images.countUnfinished() > 0,
    enableBeforeUnload: () => images.countUnfinished() > 0,
    withResolver: true,
  });
  return (
    <Page width="m">
      <PageHeader title={title} lede={describeUploads(unfinished, failed)} />
      <ImagesPanel images={images} />
      <div className={styles.actions}>
        <Button variant={failed > 0 ? 'primary' : 'quiet'} onClick={onDone}>
          {unfinished > 0 ? 'Continue without them' : 'See your place'}
        </Button>
      </div>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        title="Leave while photos are uploading?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        <p>Your place is saved. {countPhotos(unfinished)} not uploaded yet will be lost.</p>
      </ConfirmDialog>
    </Page>
  );
}

function describeUploads(unfinished: number, failed: number): string {
  const uploading = unfinished - failed;
  if (uploading > 0) {
    return `${countPhotos(uploading)} ${uploading === 1 ? 'is' : 'are'} uploading. Please keep this page open.`;
  }
  if (failed > 0)
    return 'Everything is saved except the photos marked below. Retry, or continue without them.';
  return 'All photos are uploaded.';
}
