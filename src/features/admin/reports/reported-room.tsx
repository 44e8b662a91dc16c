import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListingInCare } from '#contract/moderation/moderation.ts';
import { formatMoney } from '#contract/labels/money.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useDeleteListingAsAdmin, useHideListing } from '#src/queries/desk-writes.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { formatMoment } from '../desk/moment.ts';
import { NoteDialog } from './note-dialog.tsx';
import styles from './reports.module.css';

/** The room a report is about: hide it, show it again, delete it. */
export function ReportedRoom({ listing }: { listing: ListingInCare }) {
  const { id, title, cover, hidden_note: hiddenNote } = listing;
  const [asking, setAsking] = useState<'hide' | 'delete' | null>(null);
  const hide = useHideListing(id);
  const remove = useDeleteListingAsAdmin(id);
  const close = () => setAsking(null);
  const done = (message: string) => () => {
    close();
    showToast({ kind: 'success', message });
  };
  return (
    <Panel title="The room">
      <div className={styles.stack}>
        <div className={styles.thing}>
          {cover && <img className={styles.photo} src={cover} alt="" />}
          <div>
            <p>
              <Link to="/listings/$id" params={{ id }}>
                {title}
              </Link>
            </p>
            <p className={styles.soft}>
              {listing.address} · {formatMoney(listing.monthly_rent)} a month · posted{' '}
              {formatMoment(listing.created_at)}
            </p>
          </div>
        </div>
        {listing.description && <p className={styles.said}>{listing.description}</p>}
        {listing.external_link && <p className={styles.soft}>Leads to {listing.external_link}</p>}
        {hiddenNote !== null && (
          <Notice tone="warning" title="Hidden: only its owner sees it">
            {hiddenNote}
          </Notice>
        )}
        {hide.error && asking === null && (
          <Notice tone="danger" title="That did not work" live>
            {formatFailure(hide.error)}
          </Notice>
        )}
        <div className={styles.buttons}>
          {hiddenNote === null ? (
            <Button variant="quiet" onClick={() => setAsking('hide')}>
              <Icon name="shield" />
              Hide
            </Button>
          ) : (
            <Button
              variant="quiet"
              busy={hide.isPending}
              onClick={() => hide.mutate(null, { onSuccess: done('The room is in sight again') })}
            >
              Show again
            </Button>
          )}
          <Button variant="plain" onClick={() => setAsking('delete')}>
            <Icon name="trash" />
            Delete
          </Button>
        </div>
      </div>
      {asking === 'hide' && (
        <NoteDialog
          title={`Hide “${title}”?`}
          text="Nobody but its owner sees it until you show it again."
          hint="Its owner reads this."
          confirmLabel="Hide"
          busy={hide.isPending}
          error={hide.error}
          onConfirm={(note) => hide.mutate(note, { onSuccess: done('The room is hidden') })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete “${title}”?`}
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: done('The room is deleted') })}
        onClose={close}
      >
        <p>It goes for good, with its photos. Hiding it can be undone, this cannot.</p>
        {remove.error && (
          <Notice tone="danger" title="That did not work" live>
            {formatFailure(remove.error)}
          </Notice>
        )}
      </ConfirmDialog>
    </Panel>
  );
}
