import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Group } from '#contract/groups/calls.ts';
import * as t from '#locales/groups.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useLeaveGroup } from './api/groups.ts';

/** Leaves a group, after saying what follows. */
export function LeaveGroup({ group: { id, role, members } }: { group: Group }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending, error, reset, forget } = useLeaveGroup(id);
  const close = () => {
    setAsking(false);
    reset();
  };
  const isLast = members.length === 1;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t.leave}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.leaveQuestion}
        confirmLabel={t.leave}
        cancelLabel={t.stay}
        danger={isLast}
        busy={isPending}
        onClose={close}
        onConfirm={() =>
          mutate(undefined, {
            onSuccess() {
              showToast({ kind: 'success', message: t.left });
              void navigate({ to: '/groups' }).then(forget);
            },
          })
        }
      >
        <p>{isLast ? t.leaveLastHint : t.leaveHint}</p>
        {role === 'lead' && !isLast && <p>{t.leaveLeadHint}</p>}
        <FailureNotice title={t.failed} error={error} />
      </ConfirmDialog>
    </>
  );
}
