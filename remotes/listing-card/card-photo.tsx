import type { EmbeddedListing } from '#contract/embeds/embed.ts';
import styles from './card-photo.module.css';

const bestFirst = ['image/avif', 'image/webp'];

/**
 * The photo of a card on another site; a plain background when there is none or it fails to load.
 */
export function CardPhoto({ cover }: Pick<EmbeddedListing, 'cover'>) {
  return (
    <div className={styles.ground}>
      <svg className={styles.house} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 11 12 3l9 8M5.5 9.5V21h13V9.5M9.5 21v-6.5h5V21" />
      </svg>
      {cover && (
        <picture key={cover.url}>
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
            src={cover.url}
            width={cover.width}
            height={cover.height}
            alt=""
            loading="lazy"
            decoding="async"
            onError={(event) => {
              event.currentTarget.hidden = true;
            }}
          />
        </picture>
      )}
    </div>
  );
}
