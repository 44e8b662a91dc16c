import type { Picture as ListingPicture } from '#contract/listing.ts';
import { Gallery } from '#src/ui/gallery.tsx';
import styles from './listing-photos.module.css';

/** The photos of a room in brief; further down each one is whole. */
export function ListingPhotos({ images }: { images: readonly ListingPicture[] }) {
  return (
    <div className={styles.frame}>
      <Gallery images={images} label="Photos" />
      {images.length > 1 && (
        <a className={styles.all} href="#photos">
          All {images.length} photos
        </a>
      )}
      {images.length === 0 && <p className={styles.none}>No photos yet</p>}
    </div>
  );
}
