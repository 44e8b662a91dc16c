import { useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { Suspense, type ComponentType } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import * as t from '#locales/listing.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { listingQuery } from '#src/shared/api/listings.ts';
import { Facts } from '#src/ui/facts.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Columns, Page } from '#src/ui/page-layout.tsx';
import {
  ListingDetails,
  ListingLedger,
  ListingLocation,
  SimilarListings,
} from './static-islands.ts';
import { bold, listingFacts } from './listing-facts.tsx';
import styles from './listing-page.module.css';
import { ListingImages } from './listing-images.tsx';
import { ReachBar } from './reach-bar.tsx';
import { RentPanel, type RentPanelProps } from './rent-panel.tsx';
import { TopRow, useBackLink } from './top-row.tsx';

/** No visitor sees it, so no first load has it. */
const OwnerBar = lazyComponent(() => import('./owner-bar.tsx'));

interface ListingPageProps extends Pick<RentPanelProps, 'onLogin' | 'Inquiry'> {
  id: number;
  /** For signed-in users who do not own the listing: how it suits them, and the way to report it. */
  Aside: ComponentType<Pick<Listing, 'id'>>;
  /** The same in one line, above the description. */
  Glance: ComponentType<Pick<Listing, 'id'>>;
  /** For signed-in users: who lives there. */
  Household: ComponentType<{ id: number; isOwn: boolean }>;
}

/** One listing, as visitors and its owner see it. */
export function ListingPage(props: ListingPageProps) {
  const { id, onLogin, Aside, Glance, Household, Inquiry } = props;
  const api = useApi();
  const { data, dataUpdatedAt } = useQuery(listingQuery(api, id));
  const isSignedIn = useSession() === 'signedIn';
  const user = useQuery({ ...currentUserQuery(api), enabled: isSignedIn }).data;
  const backLink = useBackLink();
  // Taken down while it was on screen: the route says what there is to say.
  if (typeof data === 'string') throw notFound({ data });
  if (data === undefined) return null;
  const listing = data;
  const isOwn = isSignedIn && listing.user_id !== null && listing.user_id === user?.id;

  return (
    <Page>
      <TopRow id={id} title={listing.title} isOwn={isOwn} backLink={backLink} />
      {!isOwn && listing.status !== 'active' && (
        <Suspense>
          <OwnerBar listing={listing} isOwn={false} nowMs={dataUpdatedAt} />
        </Suspense>
      )}
      <Columns
        aside={
          <>
            <RentPanel
              listing={listing}
              isOwn={isOwn}
              nowMs={dataUpdatedAt}
              onLogin={onLogin}
              Inquiry={Inquiry}
            />
            {isSignedIn && !isOwn && (
              <Suspense>
                <Aside id={id} />
              </Suspense>
            )}
          </>
        }
      >
        <article>
          <ListingImages images={listing.images} />
          <h1 className={styles.title} dir="auto">
            {listing.title}
          </h1>
          <p className={styles.place} dir="auto">
            {listing.address}
          </p>
          {/* When the listing was read is "now" for it: server and browser agree on it. */}
          <Facts label={t.facts} facts={listingFacts(listing, dataUpdatedAt)} />
          {isOwn ? (
            // It takes the space of the Fit panel, so that the page has one layout for all.
            <div className={styles.own}>
              <Suspense>
                <OwnerBar listing={listing} isOwn nowMs={dataUpdatedAt} />
              </Suspense>
            </div>
          ) : (
            <div className={styles.glance}>
              {isSignedIn ? (
                <Suspense>
                  <Glance id={id} />
                </Suspense>
              ) : (
                <p>{t.wouldItFit({ bold })}</p>
              )}
            </div>
          )}
          <ListingDetails listing={listing} />
          <ListingLedger id={id} />
          <ListingLocation listing={listing} isOwn={isOwn} isNeeded={isSignedIn} />
          {isSignedIn && (
            <Suspense>
              <Household id={id} isOwn={isOwn} />
            </Suspense>
          )}
          {!isSignedIn && (
            <p>
              <a href={`/notice?listing=${id}`} rel="nofollow">
                {t.reportRoom}
              </a>
            </p>
          )}
        </article>
      </Columns>
      <SimilarListings listing={listing} nowMs={dataUpdatedAt} backLink={backLink} />
      {!isOwn && <ReachBar listing={listing} onLogin={onLogin} />}
    </Page>
  );
}
