import type { EmbeddedListing } from '#contract/embeds/embed.ts';
import styles from './card-photo.module.css';

const bestFirst = ['image/avif', 'image/webp'];

/**
 * The photo of a card on another site, on its own color until it has loaded. Without one, or when
 * it fails to load, that ground stays.
 */
export function CardPhoto({ cover }: Pick<EmbeddedListing, 'cover'>) {
  return (
    <div className={styles.ground}>
      {cover && (
        // An attribute, because strict policies of other sites refuse inline styles.
        <svg
          className={styles.tint}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path fill={cover.placeholder} d="M0 0h1v1H0z" />
        </svg>
      )}
      <svg className={styles.house} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 11 12 3l9 8M5.5 9.5V21h13V9.5M9.5 21v-6.5h5V21" />
      </svg>
      {cover && (
        <picture>
          {bestFirst.map((type) => (
            <source
              key={type}
              type={type}
              sizes="auto, 22rem"
              srcSet={cover.variants
                .filter((variant) => variant.type === type)
                .map(({ url, width }) => `${url} ${width}w`)
                .join(', ')}
            />
          ))}
          <img
            className={styles.image}
            loading="lazy"
            decoding="async"
            width={cover.width}
            height={cover.height}
            alt={cover.alt}
            src={cover.url}
          />
        </picture>
      )}
      <span className={styles.mark} translate="no" aria-hidden="true">
        RoomieRadar
      </span>
    </div>
  );
}
