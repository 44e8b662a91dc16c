import { useState, type MouseEvent } from 'react';
import * as t from '#locales/basics.ts';
import { classes } from './classes.ts';
import styles from './gallery.module.css';
import { ResponsiveImage, type ImageSource } from './responsive-image.tsx';
import { ImagePlaceholder } from './image-placeholder.tsx';

export interface GalleryProps {
  /** The first one leads. */
  images: readonly ImageSource[];
  label?: string;
  /** A image was pressed; unless prevented, the browser goes to the image itself. */
  onView: (event: MouseEvent, index: number) => void;
  /** The strip was moved; which photo is in sight, from 0, where it shows one at a time. */
  onShow?: (index: number) => void;
}

// On phones a little less than all: a screen of 721 pixels takes the picture of 720.
const leadSizes =
  '(min-width: 75rem) 36rem, (min-width: 60rem) 44vw, (min-width: 40rem) 63vw, 99vw';
const restSizes =
  '(min-width: 75rem) 18rem, (min-width: 60rem) 22vw, (min-width: 40rem) 32vw, 99vw';

const imageLabel = ({ alt }: ImageSource, number: string) =>
  alt ? t.describedPhoto({ number, alt }) : t.photo({ number });

/** The photos at the top of a listing, to scroll or swipe through: a mosaic where there is room. */
export function Gallery({ images, label, onView, onShow }: GalleryProps) {
  const [isMoved, setMoved] = useState(false);
  const layout = [styles.one, styles.one, styles.two, styles.three][images.length];
  return (
    <ul
      className={classes(styles.gallery, layout ?? styles.many)}
      aria-label={label}
      data-moved={isMoved || undefined}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
        setMoved(true);
        onShow?.(Math.round(Math.abs(scrollLeft) / clientWidth));
      }}
    >
      {images.length === 0 && (
        <li>
          <ImagePlaceholder />
        </li>
      )}
      {images.map((image, index) => (
        <li key={image.url}>
          <a
            href={image.url}
            aria-label={imageLabel(image, String(index + 1))}
            onClick={(event) => onView(event, index)}
          >
            <ResponsiveImage
              image={image}
              sizes={index === 0 ? leadSizes : restSizes}
              order={index === 0 ? 'first' : 'last'}
              fill
              standIn={<ImagePlaceholder />}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
