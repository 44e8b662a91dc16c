import type { Picture as ListingPicture } from '#contract/listing.ts';
import { Section } from '#src/ui/page-layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RoomStandIn } from '#src/ui/room-stand-in.tsx';
import styles from './listing-photos.module.css';

const sizes = '(min-width: 60rem) 25rem, (min-width: 40rem) 46vw, 95vw';

/** Every photo in full, loaded when it comes near. */
export function AllPhotos({ images }: { images: readonly ListingPicture[] }) {
  if (images.length < 2) return null;
  return (
    <Section id="photos" title="Photos">
      <ul className={styles.photos}>
        {images.map((image) => (
          <li key={image.id}>
            <Picture image={image} sizes={sizes} fill standIn={<RoomStandIn />} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
