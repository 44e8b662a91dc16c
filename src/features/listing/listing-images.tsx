import { Suspense, useState, type MouseEvent } from 'react';
import type { ListingImage } from '#contract/images/image.ts';
import * as t from '#locales/listing.ts';
import { Counter } from '#src/ui/counter.tsx';
import { Gallery } from '#src/ui/gallery.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './listing-images.module.css';

const ImageViewer = lazyComponent(() => import('./image-viewer.tsx'));

/** The photos of a listing: all in a strip; each one whole in the viewer, or by its own address. */
export function ListingImages({ images }: { images: readonly ListingImage[] }) {
  const [opened, open] = useState<number>();
  const [shown, show] = useState(0);
  const view = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    open(index);
  };
  return (
    <div className={styles.frame}>
      <Gallery images={images} label={t.photos} onView={view} onShow={show} />
      {images.length > 1 && (
        <a className={styles.all} href={images[0]?.url} onClick={(event) => view(event, shown)}>
          <span className={styles.count} aria-hidden="true">
            {/* Figure spaces, so that the counter keeps its width. */}
            <Counter
              at={String(shown + 1).padStart(String(images.length).length, '\u2007')}
              of={images.length}
            />
          </span>
          <span className={styles.words}>{t.allPhotos({ count: images.length })}</span>
        </a>
      )}
      {images.length === 0 && <p className={styles.none}>{t.noPhotos}</p>}
      {opened !== undefined && (
        <Suspense>
          <ImageViewer images={images} start={opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
