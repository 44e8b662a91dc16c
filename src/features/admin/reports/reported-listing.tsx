import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReportedListing } from '#contract/moderation/moderation.ts';
import { formatMonth, monthLabel } from '#src/shared/listings/listing-labels.ts';
import * as t from '#locales/admin-reports.ts';
import * as common from '#locales/common.ts';
import { useHideListing } from '../api/moderation-writes.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { formatMoment } from '#src/ui/format-moment.ts';
import DeleteAnyListing from './delete-any-listing.tsx';
import { HideControls } from './hide-controls.tsx';
import styles from './reports.module.css';

interface ReportedListingPanelProps {
  listing: ReportedListing;
  /** What else is known of it. */
  children?: ReactNode;
}

/** The reported listing, with buttons to hide, show or delete it. */
export function ReportedListingPanel({ listing, children }: ReportedListingPanelProps) {
  const { id, title, cover, hidden_note: hiddenNote } = listing;
  return (
    <Panel stacked title={common.theRoom}>
      <div className={styles.target}>
        {cover && <img className={styles.image} src={cover} alt="" />}
        <div>
          <p dir="auto">
            <Link to="/listings/$id" params={{ id }}>
              {title}
            </Link>
          </p>
          <p className={styles.soft}>
            <bdi>{listing.address}</bdi> · {formatMonth(listing)} {monthLabel(listing)} ·{' '}
            {t.posted({ when: formatMoment(listing.created_at) })}
          </p>
        </div>
      </div>
      {listing.description && (
        <p className={styles.said} dir="auto">
          {listing.description}
        </p>
      )}
      {listing.external_link && (
        <p className={styles.soft}>{t.linksTo({ address: listing.external_link })}</p>
      )}
      {listing.same_photos.length > 0 && (
        <Notice tone="warning" title={t.photosElsewhere({ count: listing.same_photos.length })}>
          <p>{t.photosElsewhereHint}</p>
          <ul className={styles.lines}>
            {listing.same_photos.map((other) => (
              <li key={other.id}>
                <Link to="/listings/$id" params={{ id: other.id }}>
                  <bdi>{other.title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {children}
      <HideControls
        target={`hide-${id}`}
        title={title}
        hiddenNote={hiddenNote}
        hide={useHideListing(id)}
        texts={{
          onlyOwner: t.onlyOwner,
          askHideHint: t.askHideHint,
          ownerReads: t.ownerReads,
          isShown: t.isPublic,
          isHidden: t.isHidden,
        }}
      >
        <DeleteAnyListing listing={listing} variant="plain" />
      </HideControls>
    </Panel>
  );
}
