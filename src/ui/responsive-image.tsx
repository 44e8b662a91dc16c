import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './responsive-image.module.css';
import { useImageFailed } from './use-image-failed.ts';

export interface ImageVariant {
  url: string;
  width: number;
  /** MIME type, such as image/avif. */
  type: string;
}

export interface ImageSource {
  url: string;
  width: number;
  height: number;
  alt?: string | null;
  /** The mean color, #rrggbb, seen until the image has loaded. */
  placeholder?: string | null;
  variants?: readonly ImageVariant[];
}

export interface ResponsiveImageProps {
  image: ImageSource;
  /** As in the HTML attribute: how wide the image is shown. */
  sizes: string;
  /**
   * `first` loads at once instead of when scrolled to: at most one or two on a page. `last` waits
   * for everything that is in sight, such as photos beside the first of a strip.
   */
  order?: 'first' | 'last';
  /** Fills its parent instead of keeping its own proportions. */
  fill?: boolean;
  /** Shown instead of an image that cannot be loaded. */
  standIn?: ReactNode;
  className?: string;
}

const fetchPriorities = { first: 'high', last: 'low' } as const;
const bestFirst = ['image/avif', 'image/webp'];

export function ResponsiveImage(props: ResponsiveImageProps) {
  const { image, sizes, order, fill = false, standIn, className } = props;
  const { failed, image: watched } = useImageFailed(image.url);
  const variants = image.variants ?? [];
  if (failed && standIn !== undefined) return standIn;
  return (
    <span
      className={classes(
        styles.frame,
        fill && styles.fill,
        fill && order !== 'first' && styles.later,
        className,
      )}
    >
      {image.placeholder && (
        <svg className={styles.ground} aria-hidden="true">
          <rect width="100%" height="100%" fill={image.placeholder} />
        </svg>
      )}
      <picture className={styles.sources}>
        {bestFirst.map((type) => {
          const srcSet = toSrcSet(variants.filter((variant) => variant.type === type));
          return srcSet && <source key={type} type={type} srcSet={srcSet} sizes={sizes} />;
        })}
        <img
          {...watched}
          key={image.url}
          className={styles.image}
          src={image.url}
          width={image.width}
          height={image.height}
          alt={image.alt ?? ''}
          loading={order === 'first' ? 'eager' : 'lazy'}
          fetchPriority={order ? fetchPriorities[order] : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
}

function toSrcSet(variants: readonly ImageVariant[]): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
