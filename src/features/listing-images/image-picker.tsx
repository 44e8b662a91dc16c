import { useRef, type RefObject } from 'react';
import { imageTypes } from '#contract/images/image.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './listing-images.module.css';

interface ImagePickerProps {
  onChoose: (files: File[]) => void;
  isOver: boolean;
  isFull: boolean;
  /** Gets the focus when there is no photo left to give it to. */
  addButton: RefObject<HTMLButtonElement | null>;
}

const accept = imageTypes.join(',');

/** Ways to add photos: choose, take one with the camera, drop, paste. */
export function ImagePicker({ onChoose, isOver, isFull, addButton }: ImagePickerProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    onChoose([...(input.files ?? [])]);
    // The same file may be chosen again, after it was removed.
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
        aria-label="Photos"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Camera"
        onChange={(event) => take(event.currentTarget)}
      />
      <div className={styles.ways}>
        <Button
          ref={addButton}
          variant="quiet"
          disabled={isFull}
          onClick={() => files.current?.click()}
        >
          <Icon name="upload" />
          Add photos
        </Button>
        <span className={styles.camera}>
          <Button variant="quiet" disabled={isFull} onClick={() => camera.current?.click()}>
            Take a picture
          </Button>
        </span>
      </div>
      <p className={styles.hint}>
        {isFull
          ? 'That is as many as a place can have.'
          : 'Or drop or paste them here. JPEG, PNG or WebP, up to 15 MB each, 12 in all.'}
      </p>
    </div>
  );
}
