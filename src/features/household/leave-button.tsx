import { useState } from 'react';
import { formatFailure } from '#src/api/errors.ts';
import { useLeaveHousehold } from '#src/queries/household.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { showToast } from '#src/ui/toast.ts';

/** Leaves the household of a listing, after asking: only a new invitation leads back. */
export function LeaveButton({ listingId, title }: { listingId: number; title?: string }) {
  const [asking, setAsking] = useState(false);
  const { mutate: leave, isPending, error, reset } = useLeaveHousehold(listingId);
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        {...(title !== undefined && { 'aria-label': `Leave ${title}` })}
        onClick={() => setAsking(true)}
      >
        Leave
      </Button>
      <ConfirmDialog
        open={asking}
        title="Leave this household?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        busy={isPending}
        onClose={close}
        onConfirm={() =>
          leave(undefined, {
            onSuccess() {
              setAsking(false);
              showToast({ kind: 'success', message: 'You left the household' });
            },
          })
        }
      >
        <p>
          The room’s page no longer shows you. To come back, you need a new invitation from its
          owner.
        </p>
        {error && (
          <Notice tone="danger" title="You have not left" live>
            {formatFailure(error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
