import { useState } from 'react';
import type { GroupMember } from '#contract/groups/calls.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/groups.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useHandOver, useRemoveMember } from './api/groups.ts';
import styles from './groups.module.css';

interface MemberActionsProps {
  groupId: number;
  member: GroupMember;
}

/** What whoever leads a group can do about another member, after asking. */
export function MemberActions({ groupId, member }: MemberActionsProps) {
  const [asks, setAsks] = useState<'lead' | 'remove' | null>(null);
  const handOver = useHandOver(groupId);
  const remove = useRemoveMember(groupId);
  const name = member.user?.first_name || t.aRoomie;
  const close = () => {
    setAsks(null);
    handOver.reset();
    remove.reset();
  };
  /** Not by a callback of `mutate`: these buttons may be gone by then, because others hear first. */
  const finish = async (write: Promise<unknown>, message: string) => {
    try {
      await write;
    } catch {
      // The dialog shows why.
      return;
    }
    close();
    showToast({ kind: 'success', message });
  };
  return (
    <div className={styles.actions}>
      {member.user && (
        <Button
          variant="quiet"
          size="s"
          aria-label={t.makeLeadName({ name })}
          onClick={() => setAsks('lead')}
        >
          {t.makeLead}
        </Button>
      )}
      <Button
        variant="quiet"
        size="s"
        aria-label={common.takeOutName({ name: member.user ? name : t.notShown })}
        onClick={() => setAsks('remove')}
      >
        {common.takeOut}
      </Button>
      <ConfirmDialog
        open={asks === 'lead'}
        title={isolate(t.makeLeadQuestion({ name }), name)}
        confirmLabel={t.makeLead}
        busy={handOver.isPending}
        onClose={close}
        onConfirm={() => void finish(handOver.mutateAsync(member.id), t.madeLead({ name }))}
      >
        <p>{t.makeLeadHint}</p>
        <FailureNotice title={common.failed} error={handOver.error} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'remove'}
        title={isolate(t.takeOutQuestion({ name }), name)}
        confirmLabel={common.takeOut}
        danger
        busy={remove.isPending}
        onClose={close}
        onConfirm={() => void finish(remove.mutateAsync(member.id), t.tookOut({ name }))}
      >
        <p>{t.takeOutHint}</p>
        <FailureNotice title={common.failed} error={remove.error} />
      </ConfirmDialog>
    </div>
  );
}
