import { useState } from 'react';
import * as t from '#locales/own-listings.ts';
import * as ui from '#locales/ui.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useDeleteListing } from '#src/shared/api/listing-writes.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Notice } from '#src/ui/notice.tsx';
import { showToast } from '#src/ui/toast.ts';

interface DeleteListingButtonProps {
  listing: { id: number; title: string };
  /** Small, for a row of actions. */
  compact?: boolean;
  /** Goes somewhere else first, where the page is about this place. */
  leave?: () => unknown;
}

/** Deletes a place, after asking. */
export function DeleteListingButton(props: DeleteListingButtonProps) {
  const { listing, compact, leave } = props;
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useDeleteListing(async () => {
    setAsking(false);
    await leave?.();
    showToast({ kind: 'success', message: t.placeDeleted });
  });
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button
        variant="quiet"
        size={compact ? 's' : 'm'}
        aria-label={t.deleteTitle({ title: listing.title })}
        onClick={() => setAsking(true)}
      >
        <Icon name={laterIcons.trash} />
        {ui.deleteIt}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.deleteThisPlace}
        confirmLabel={ui.deleteIt}
        cancelLabel={t.keepIt}
        danger
        busy={isPending}
        onConfirm={() => mutate(listing.id)}
        onClose={close}
      >
        <p>{t.deleteHint({ title: <bdi>{listing.title}</bdi> })}</p>
        {error && (
          <Notice tone="danger" title={t.deleteFailed} live>
            {formatFailure(error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
