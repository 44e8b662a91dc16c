import { useState } from 'react';
import { formatFailure } from '#src/api/errors.ts';
import { useDeleteListing } from '#src/queries/listing-writes.ts';
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

/** Deletes a place of mine, after asking. */
export function DeleteListingButton({ listing, compact, leave }: DeleteListingButtonProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useDeleteListing('deleteListing', async () => {
    setAsking(false);
    await leave?.();
    showToast({ kind: 'success', message: 'Your place is deleted' });
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
        aria-label={`Delete ${listing.title}`}
        onClick={() => setAsking(true)}
      >
        <Icon name={laterIcons.trash} />
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this place?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        danger
        busy={isPending}
        onConfirm={() => mutate(listing.id)}
        onClose={close}
      >
        <p>
          “<bdi>{listing.title}</bdi>” disappears for everyone, and this cannot be undone. To hide
          it for a while, edit it and choose Paused.
        </p>
        {error && (
          <Notice tone="danger" title="It could not be deleted" live>
            {formatFailure(error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
