import { useQuery } from '@tanstack/react-query';
import type { Listing } from '#contract/listings/listing.ts';
import { useSession } from '#src/actors/auth-context.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingInquiryStatusQuery } from '#src/queries/inquiries.ts';
import { wholeListingQuery } from '#src/queries/own-listings.ts';
import { Section } from '#src/ui/page-layout.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './listing-details.module.css';

/**
 * Where a listing is. Only its owner knows the exact place; others see it rounded to some 100 m, and
 * the number of the house when their inquiry was accepted.
 */
export function ListingLocation({ listing, isOwn }: { listing: Listing; isOwn: boolean }) {
  const { id, owner, latitude, longitude } = listing;
  const api = useApi();
  const isSignedIn = useSession() === 'signedIn';
  const inquiry = useQuery({
    ...listingInquiryStatusQuery(api, id),
    enabled: isSignedIn && owner !== null && !isOwn,
  }).data;
  const isAccepted = inquiry?.status === 'accepted';
  const whole = useQuery({ ...wholeListingQuery(api, id), enabled: isOwn || isAccepted }).data;
  return (
    <Section title="Where it is">
      <p dir="auto">{whole?.address ?? listing.address}</p>
      {owner && <p className={styles.soft}>{whoReadsTheNumber(isOwn, isAccepted)}</p>}
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

function whoReadsTheNumber(isOwn: boolean, isAccepted: boolean): string {
  if (isOwn) return 'Others see it without the house number until you accept their inquiry.';
  if (isAccepted) return 'You read the whole address because your inquiry was accepted.';
  return 'The number of the house is for those whose inquiry is accepted.';
}
