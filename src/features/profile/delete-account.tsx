import { useState } from 'react';
import { formerAccountDays } from '#contract/quotas.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useDeleteAccount } from '#src/queries/profile.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import styles from './profile.module.css';

const word = 'delete';

/** Deletes the account for good, after saying what goes with it. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: deleteAccount, isPending, error } = useDeleteAccount();
  return (
    <Panel>
      <div className={styles.editor}>
        <p>
          Your profile, your answers, your photo and your places go with it. Nobody can bring them
          back.
        </p>
        {error && !isAsking && (
          <Notice tone="danger" live title="Your account is still there">
            {formatFailure(error)}
          </Notice>
        )}
        <div>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            Delete account
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title="Delete your account?"
        confirmLabel="Delete for good"
        cancelLabel="Keep it"
        busy={isPending}
        typed={{ label: `Type “${word}” to confirm`, expected: word }}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          deleteAccount(undefined, {
            onSuccess() {
              showToast({ kind: 'success', message: 'Your account is deleted' });
              onDeleted();
            },
            onError: () => setIsAsking(false),
          })
        }
      >
        <p>This deletes, at once and for good:</p>
        <ul className={styles.goes}>
          <li>your profile, your answers and your photo,</li>
          <li>every place you listed, with its photos.</li>
        </ul>
        <p>What you wrote to others stays with them, without your name.</p>
        <p>You are signed out on every device.</p>
        <p>
          So that nobody escapes a block, we keep who blocked whom for {formerAccountDays} days,
          under a code instead of a name. If you come back, blocks and limits apply again. A
          suspension lasts until an administrator ends it.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}
