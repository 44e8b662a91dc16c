import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Group } from '#contract/groups/calls.ts';
import * as common from '#locales/common.ts';
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
  const { mutateAsync, isPending, error, reset, forget } = useLeaveGroup(id);
  const close = () => {
    setAsking(false);
    reset();
  };
  /** Not by a callback of `mutate`: the page may be gone by then, because it hears of it first. */
  const goAway = async () => {
    try {
      await mutateAsync();
    } catch {
      // The dialog shows why.
      return;
    }
    showToast({ kind: 'success', message: t.left });
    await navigate({ to: '/groups' }).then(forget);
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
        cancelLabel={common.stay}
        danger={isLast}
        busy={isPending}
        onClose={close}
        onConfirm={() => void goAway()}
      >
        <p>{isLast ? t.leaveLastHint : t.leaveHint}</p>
        {role === 'lead' && !isLast && <p>{t.leaveLeadHint}</p>}
        <FailureNotice title={common.failed} error={error} />
      </ConfirmDialog>
    </>
  );
}
