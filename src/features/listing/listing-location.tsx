import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { roundLocation, shownRadiusKm } from '#geometry/shown-location.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/listing-later.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingInquiryStatusQuery, readableAddressQuery } from '#src/shared/api/inquiries.ts';
import { wholeListingQuery } from '#src/shared/api/own-listings.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './listing-details.module.css';
import * as listingTexts from '#locales/listing.ts';

const AreaMap = lazyComponent(() => import('#src/map/area-map.tsx'));

export interface ListingLocationProps {
  listing: Listing;
  isOwn: boolean;
}

/**
 * Where a listing is. Only its owner knows the exact place; others see it rounded to some 100 m, and
 * the house number once they have an agreed viewing.
 */
export default function ListingLocation({ listing, isOwn }: ListingLocationProps) {
  const { id, owner, latitude, longitude } = listing;
  const api = useApi();
  const isSignedIn = useSession() === 'signedIn';
  const inquiry = useQuery({
    ...listingInquiryStatusQuery(api, id),
    enabled: isSignedIn && owner !== null && !isOwn,
  }).data;
  const isApplicant = inquiry !== undefined && inquiry.status !== null;
  const whole = useQuery({ ...wholeListingQuery(api, id), enabled: isOwn }).data;
  const readable = useQuery({ ...readableAddressQuery(api, id), enabled: isApplicant }).data;
  return (
    <Section title={t.whereItIs}>
      <p dir="auto">{whole?.address ?? readable ?? listing.address}</p>
      {owner && (
        <p className={styles.soft}>{isOwn ? common.othersSeeNoNumber : t.numberForVisitors}</p>
      )}
      {latitude !== null && longitude !== null && (
        <>
          <div className={styles.map}>
            {!import.meta.env.SSR && (
              <Suspense>
                <AreaMap
                  key={`${latitude},${longitude}`}
                  label={t.mapOfTheRoom}
                  {...roundLocation({ lat: latitude, lng: longitude })}
                  km={shownRadiusKm}
                  pixels={32}
                  ringKm={2}
                />
              </Suspense>
            )}
          </div>
          <p className={styles.soft}>{isOwn ? t.othersSeeRounded : t.isApproximate}</p>
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {isOwn ? t.seeOnMap : t.seeAreaOnMap}
            <VisuallyHidden> {listingTexts.opensNewTab}</VisuallyHidden>
          </a>
        </>
      )}
      {latitude === null && <p className={styles.soft}>{t.noPlaceOnMap}</p>}
    </Section>
  );
}
