import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { ReportedListing } from '#contract/moderation/moderation.ts';
import { formatMonth, monthLabel } from '#src/shared/listings/listing-labels.ts';
import * as t from '#locales/admin-reports.ts';
import { useHideListing } from '../api/moderation-writes.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { formatMoment } from '#src/ui/format-moment.ts';
import DeleteAnyListing from './delete-any-listing.tsx';
import { NoteDialog } from './note-dialog.tsx';
import styles from './reports.module.css';

interface ReportedListingPanelProps {
  listing: ReportedListing;
  /** What else is known of it. */
  children?: ReactNode;
}

/** The reported listing, with buttons to hide, show or delete it. */
export function ReportedListingPanel({ listing, children }: ReportedListingPanelProps) {
  const { id, title, cover, hidden_note: hiddenNote } = listing;
  const [isAsking, setAsking] = useState(false);
  const hide = useHideListing(id);
  const done = (message: string) => () => {
    setAsking(false);
    showToast({ kind: 'success', message });
  };
  return (
    <Panel title={t.theRoom}>
      <div className={styles.stack}>
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
        {hiddenNote !== null && (
          <Notice tone="warning" title={t.onlyOwner}>
            <p dir="auto">{hiddenNote}</p>
          </Notice>
        )}
        <FailureNotice title={t.failed} error={isAsking ? null : hide.error} />
        <div className={styles.buttons}>
          {hiddenNote === null ? (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              <Icon name={laterIcons.shield} />
              {t.hide}
            </Button>
          ) : (
            <Button
              variant="quiet"
              busy={hide.isPending}
              onClick={() => hide.mutate(null, { onSuccess: done(t.isPublic) })}
            >
              {t.showAgain}
            </Button>
          )}
          <DeleteAnyListing listing={listing} variant="plain" />
        </div>
      </div>
      {isAsking && (
        <NoteDialog
          target={`hide-${listing.id}`}
          title={isolate(t.askHide({ title }), title)}
          text={t.askHideHint}
          hint={t.ownerReads}
          confirmLabel={t.hide}
          busy={hide.isPending}
          error={hide.error}
          onConfirm={(reason) => hide.mutateAsync(reason, { onSuccess: done(t.isHidden) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
