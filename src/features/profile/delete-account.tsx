import { useState } from 'react';
import * as common from '#locales/common.ts';
import * as t from '#locales/profile.ts';
import { useDeleteAccount } from '#src/shared/api/profile.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import styles from './profile.module.css';

/** Deletes the account for good, after saying what goes with it. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: deleteAccount, isPending, error } = useDeleteAccount();
  return (
    <Panel>
      <div className={styles.editor}>
        <p>{t.deleteHint}</p>
        <FailureNotice title={t.notDeleted} error={isAsking ? null : error} />
        <div>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {t.deleteAccount}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t.deleteYourAccount}
        confirmLabel={t.deleteForGood}
        cancelLabel={common.keepIt}
        busy={isPending}
        typed={{ label: t.typeToConfirm({ word: common.deleteWord }), expected: common.deleteWord }}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          deleteAccount(undefined, {
            onSuccess() {
              showToast({ kind: 'success', message: t.accountDeleted });
              onDeleted();
            },
            onError: () => setIsAsking(false),
          })
        }
      >
        <p>{t.thisDeletes}</p>
        <ul className={styles.goes}>
          <li>{t.deletesProfile}</li>
          <li>{t.deletesPlaces}</li>
        </ul>
        <p>{t.messagesStay}</p>
        <p>{t.signsOut}</p>
        <p>{t.blocksStay}</p>
      </ConfirmDialog>
    </Panel>
  );
}
