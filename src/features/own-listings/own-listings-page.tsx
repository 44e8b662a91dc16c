import { useState } from 'react';
import type { OwnListing } from '#contract/listings/own-listing.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import * as t from '#locales/own-listings.ts';
import { useApi } from '#src/api/api-context.ts';
import { ownListingsQuery } from '#src/shared/api/own-listings.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { OwnListingRow } from './own-listing-row.tsx';
import styles from './own-listings.module.css';
import { laterIcons } from '#src/ui/later-icons.ts';
import * as titles from '#locales/titles.ts';

/** The user's own listings: first those that need something, then the newest. */
export function OwnListingsPage({ page }: { page: number }) {
  const { data } = useSuspenseQuery(ownListingsQuery(useApi(), page));
  const { items, total, page_size: pageSize } = data;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));

  // The last listing of the last page was deleted, or the address names a page that never was.
  if (page > pageCount) {
    return <Navigate to="/listings" search={pageCount > 1 ? { page: pageCount } : {}} replace />;
  }
  return (
    <Page width="m">
      <PageHeader
        title={titles.yourListings}
        {...(total > 0 && {
          lede: t.listingCount({ count: total }),
          actions: <ListYourPlace />,
        })}
      />
      {total === 0 ? (
        <EmptyState icon={laterIcons.home} title={t.noListings} actions={<ListYourPlace />}>
          {t.noListingsHint}
        </EmptyState>
      ) : (
        <>
          <SteadyList key={page} listings={items} />
          <Pagination
            page={page}
            pageCount={pageCount}
            renderLink={(number, link) => (
              <Link to="/listings" search={number > 1 ? { page: number } : {}} {...link} />
            )}
          />
        </>
      )}
    </Page>
  );
}

/** Keeps the order while the page is open: what was mended does not move from under a finger. */
function SteadyList({ listings }: { listings: readonly OwnListing[] }) {
  const [order] = useState(() => listings.map(({ id }) => id));
  const steady = listings.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return (
    <ul className={styles.list}>
      {steady.map((listing) => (
        <li key={listing.id}>
          <OwnListingRow listing={listing} />
        </li>
      ))}
    </ul>
  );
}

function ListYourPlace() {
  return (
    <Link className={buttonClass()} to="/listings/create">
      <Icon name={laterIcons.plus} />
      {titles.listYourPlace}
    </Link>
  );
}
