import type { Listing } from '#contract/listings/listing.ts';
import { Section } from '#src/ui/page-layout.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './listing-details.module.css';

/** Where a listing is. Only its owner knows the exact place; others see it rounded to some 100 m. */
export function ListingLocation({ listing, isOwn }: { listing: Listing; isOwn: boolean }) {
  const { address, latitude, longitude } = listing;
  return (
    <Section title="Where it is">
      <p dir="auto">{address}</p>
      {latitude !== null && longitude !== null && (
        <>
          <p className={styles.soft}>
            {isOwn
              ? 'Others see the place on the map rounded to about 100 meters.'
              : 'The place on the map is approximate, within about 100 meters.'}
          </p>
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {isOwn ? 'See it on a map' : 'See the area on a map'}
            <VisuallyHidden> (opens a new tab)</VisuallyHidden>
          </a>
        </>
      )}
      {latitude === null && <p className={styles.soft}>There is no place on the map for it.</p>}
    </Section>
  );
}
