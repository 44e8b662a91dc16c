import * as common from '#locales/common.ts';
import * as t from '#locales/own-listings.ts';
import * as ui from '#locales/ui.ts';
import { useDeleteListing } from '#src/shared/api/listing-writes.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { showToast } from '#src/ui/toast.ts';

interface DeleteListingDialogProps {
  listing: { id: number; title: string };
  open: boolean;
  onClose: () => void;
  /** Called before the message, to leave a page that no longer exists. */
  leave?: (() => unknown) | undefined;
}

/** Asks before it deletes a listing. */
export function DeleteListingDialog({ listing, open, onClose, leave }: DeleteListingDialogProps) {
  const { mutate, isPending, error, reset } = useDeleteListing(async () => {
    onClose();
    await leave?.();
    showToast({ kind: 'success', message: t.listingDeleted });
  });
  return (
    <ConfirmDialog
      open={open}
      title={t.deleteThisListing}
      confirmLabel={ui.deleteIt}
      cancelLabel={common.keepIt}
      danger
      busy={isPending}
      onConfirm={() => mutate(listing.id)}
      onClose={() => {
        onClose();
        reset();
      }}
    >
      <p>{t.deleteHint({ title: <bdi>{listing.title}</bdi> })}</p>
      <FailureNotice title={t.deleteFailed} error={error} />
    </ConfirmDialog>
  );
}
