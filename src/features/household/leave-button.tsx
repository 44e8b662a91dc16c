import { useState } from 'react';
import * as common from '#locales/common.ts';
import * as t from '#locales/household.ts';
import * as ui from '#locales/ui.ts';
import { useLeaveHousehold } from './api/household.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
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
        {...(title !== undefined && { 'aria-label': t.leaveRoom({ title }) })}
        onClick={() => setAsking(true)}
      >
        {ui.leave}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.leaveQuestion}
        confirmLabel={ui.leave}
        cancelLabel={common.stay}
        busy={isPending}
        onClose={close}
        onConfirm={() =>
          leave(undefined, {
            onSuccess() {
              setAsking(false);
              showToast({ kind: 'success', message: t.left });
            },
          })
        }
      >
        <p>{t.leaveHint}</p>
        <FailureNotice title={t.notLeft} error={error} />
      </ConfirmDialog>
    </>
  );
}
