import { classes } from './classes.ts';
import styles from './gallery.module.css';
import { Picture, type PictureImage } from './picture.tsx';
import { RoomStandIn } from './room-stand-in.tsx';

export interface GalleryProps {
  /** The first one leads; up to five are shown. */
  images: readonly PictureImage[];
  label?: string;
}

const leadSizes =
  '(min-width: 75rem) 36rem, (min-width: 60rem) 44vw, (min-width: 40rem) 63vw, 88vw';
const restSizes =
  '(min-width: 75rem) 18rem, (min-width: 60rem) 22vw, (min-width: 40rem) 32vw, 88vw';

/** The photos at the top of a place: a mosaic on wide screens, a strip to swipe on phones. */
export function Gallery({ images, label }: GalleryProps) {
  const shown = images.slice(0, images.length === 4 ? 3 : 5);
  const layout = { 0: styles.one, 1: styles.one, 2: styles.two, 3: styles.three }[shown.length];
  return (
    // A strip that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={classes(styles.gallery, layout ?? styles.five)} aria-label={label} tabIndex={0}>
      {shown.length === 0 && (
        <li>
          <RoomStandIn />
        </li>
      )}
      {shown.map((image, index) => (
        <li key={image.url}>
          <Picture
            image={image}
            sizes={index === 0 ? leadSizes : restSizes}
            priority={index === 0}
            fill
            standIn={<RoomStandIn />}
          />
        </li>
      ))}
    </ul>
  );
}
