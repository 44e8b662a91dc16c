import { useSelector } from '@xstate/react';
import { useRef, useEffect, useState, type RefObject } from 'react';
import { limits } from '#contract/limits.ts';
import * as t from '#locales/listing-images.ts';
import * as listing from '#locales/listing.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import styles from './listing-images.module.css';
import { FailedUploads } from './failed-uploads.tsx';
import { ImageList } from './image-list.tsx';
import { useUnfinishedCount, type ListingImages } from './api/use-listing-images.ts';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';

interface ImagesPanelProps {
  images: ListingImages;
  /** Stands in a step that has a title. */
  isUntitled?: boolean;
  /** Files were chosen, or dropped or pasted anywhere on the page. */
  onChosen?: () => void;
}

/** Adds, orders, describes and removes the images of one listing. */
export function ImagesPanel({ images, isUntitled = false, onChosen }: ImagesPanelProps) {
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

  const content = (
    <div className={styles.panel}>
      <p className={styles.lede}>{isSaved ? t.ledeAfterSaving : t.ledeBeforeSaving}</p>
      <ImageList images={images} addButton={addButton} />
      <FailedUploads images={images} />
      <Announcement>{describeProgress(unfinished, isSaved)}</Announcement>
      {leftOut > 0 && (
        <Notice tone="warning" title={t.notAdded({ count: leftOut })} live>
          {t.full}
        </Notice>
      )}
      {isOrderUnsaved && (
        <Notice
          tone="danger"
          title={t.orderFailed}
          live
          onRetry={() => actor.send({ type: 'order.retried' })}
        >
          {t.orderFailedHint}
        </Notice>
      )}
      <ImagePicker
        onChoose={(files) => {
          images.choose(files);
          if (files.length > 0) onChosen?.();
        }}
        isFull={isFull}
        addButton={addButton}
      />
    </div>
  );
  return isUntitled ? content : <Panel title={listing.photos}>{content}</Panel>;
}

function describeProgress(unfinished: number, isSaved: boolean): string {
  if (!isSaved) return unfinished > 0 ? t.photosChosen({ count: unfinished }) : '';
  return unfinished > 0 ? t.stillUploading({ count: unfinished }) : '';
}

interface ImagePickerProps {
  onChoose: (files: File[]) => void;
  isFull: boolean;
  /** Gets the focus when the last photo is removed. */
  addButton: RefObject<HTMLButtonElement | null>;
}

const accept = limits.imageTypes.join(',');

/** Adds photos: choose files, use the camera, drop or paste. */
export function ImagePicker({ onChoose, isFull, addButton }: ImagePickerProps) {
  const isOver = useDroppedFiles(onChoose);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    onChoose([...(input.files ?? [])]);
    // So that the same file can be chosen again after it was removed.
    input.value = '';
  };
  return (
    <div className={styles.picker} data-over={isOver || undefined}>
      <input
        ref={files}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-label={listing.photos}
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t.camera}
        onChange={(event) => take(event.currentTarget)}
      />
      <div className={styles.ways}>
        <Button
          ref={addButton}
          variant="quiet"
          disabled={isFull}
          onClick={() => files.current?.click()}
        >
          <Icon name={laterIcons.upload} />
          {t.addPhotos}
        </Button>
        <span className={styles.camera}>
          <Button variant="quiet" disabled={isFull} onClick={() => camera.current?.click()}>
            {t.takePhoto}
          </Button>
        </span>
      </div>
      <p className={styles.hint}>{isFull ? t.full : t.pickerHint}</p>
    </div>
  );
}

/**
 * Takes files that are pasted or dropped anywhere on the page: by default a dropped file would
 * replace the page. Returns whether files are being dragged over it.
 */
function useDroppedFiles(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Out of the window; within it, the pointer only moves to another element.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) take([...clipboardData.files]);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('paste', onPaste, { signal });
    return () => listeners.abort();
  }, [take]);
  return isOver;
}
