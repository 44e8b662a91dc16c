import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import * as common from '#locales/common.ts';
import * as t from '#locales/listing-images.ts';
import { Button } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import styles from './listing-images.module.css';
import { ImagesPanel } from './images-panel.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import {
  useFailedUploads,
  useUnfinishedCount,
  type ListingImages,
} from './api/use-listing-images.ts';

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

  return (
    <Page width="m">
      <PageHeader title={title} lede={describeUploads(unfinished, failed)} />
      <ImagesPanel images={images} />
      <div className={styles.actions}>
        <Button variant={failed > 0 ? 'primary' : 'quiet'} onClick={onDone}>
          {unfinished > 0 ? t.continueWithout : t.seeListing}
        </Button>
      </div>
      <LeaveGuard
        images={images}
        title={t.leaveWhileUploading}
        stayLabel={common.stay}
        describeLoss={(count) => t.lostAfterSaving({ count })}
      />
    </Page>
  );
}

function describeUploads(unfinished: number, failed: number): string {
  const uploading = unfinished - failed;
  if (uploading > 0) return t.keepOpen({ count: uploading });
  return failed > 0 ? t.someFailed : t.allUploaded;
}
