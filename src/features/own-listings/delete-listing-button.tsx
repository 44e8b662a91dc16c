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
  /** For an administrator, who deletes the place of somebody else. */
  asAdmin?: boolean;
  /** Small, for a row of actions. */
  compact?: boolean;
  /** Goes somewhere else first, where the page is about this place. */
  leave?: () => unknown;
}

/** Deletes a place, after asking. */
export function DeleteListingButton(props: DeleteListingButtonProps) {
  const { listing, asAdmin, compact, leave } = props;
  const [asking, setAsking] = useState(false);
  const call = asAdmin ? 'deleteListingAsAdmin' : 'deleteListing';
  const { mutate, isPending, error, reset } = useDeleteListing(call, async () => {
    setAsking(false);
    await leave?.();
    const message = asAdmin ? 'The room is deleted' : 'Your place is deleted';
    showToast({ kind: 'success', message });
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
          “<bdi>{listing.title}</bdi>” disappears for everyone, and this cannot be undone.{' '}
          {asAdmin
            ? 'Its owner loses it too. The audit log keeps who deleted it.'
            : 'To hide it for a while, pause it.'}
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
