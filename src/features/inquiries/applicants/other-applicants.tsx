import { useState } from 'react';
import type { ApplicantPage } from '#contract/applicants/calls.ts';
import type { OtherApplicants } from '#contract/applicants/declines.ts';
import * as t from '#locales/others.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useAskOthersAgain, useNotifyOthers } from '../api/others.ts';
import styles from './declines.module.css';
import { NotifyDialog } from './notify-dialog.tsx';

interface OthersProps {
  listing: ApplicantPage['listing'];
  others: OtherApplicants;
}

/** For the owner: who still waits although the room is filled, or may come back now that it is not. */
export function OtherApplicantsNotice({ listing, others }: OthersProps) {
  if (others.waiting > 0) return <FilledNotice listing={listing} others={others} />;
  return others.askable > 0 && <AskNotice listingId={listing.id} count={others.askable} />;
}

function FilledNotice({ listing, others }: OthersProps) {
  const [dialog, setDialog] = useState<'message' | 'contract' | null>(null);
  const { contract, waiting } = others;
  const close = () => setDialog(null);
  return (
    <div className={styles.held}>
      <Notice
        title={t.roomFilled}
        actions={
          <>
            {contract && (
              <Button size="s" onClick={() => setDialog('contract')}>
                {t.contractSigned}
              </Button>
            )}
            <Button variant="quiet" size="s" onClick={() => setDialog('message')}>
              {contract ? t.changeMessage : t.notifyOthers}
            </Button>
          </>
        }
      >
        {t.waiting({ count: waiting })} {contract && t.waitingForContract}
      </Notice>
      {dialog === 'message' && <NotifyDialog listing={listing} others={others} onClose={close} />}
      {dialog === 'contract' && contract && (
        <ContractDialog
          listingId={listing.id}
          message={contract.message}
          count={waiting}
          onClose={close}
        />
      )}
    </div>
  );
}

interface ContractDialogProps {
  listingId: number;
  message: string | null;
  count: number;
  onClose: () => void;
}

function ContractDialog({ listingId, message, count, onClose }: ContractDialogProps) {
  const { mutate, isPending, error } = useNotifyOthers(listingId);
  return (
    <ConfirmDialog
      open
      title={t.contractSigned}
      confirmLabel={t.notifyOthers}
      busy={isPending}
      onConfirm={() => mutate({ message, when: 'now' }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t.contractSignedHint({ count })}</p>
      {message !== null && (
        <blockquote className={styles.preview} dir="auto">
          {message}
        </blockquote>
      )}
      <FailureNotice title={t.failed} error={error} />
    </ConfirmDialog>
  );
}

function AskNotice({ listingId, count }: { listingId: number; count: number }) {
  const { mutate, isPending, error } = useAskOthersAgain(listingId);
  return (
    <div className={styles.held}>
      <Notice
        title={t.askable({ count })}
        actions={
          <Button variant="quiet" size="s" busy={isPending} onClick={() => mutate()}>
            {t.ask}
          </Button>
        }
      >
        {t.askableHint}
      </Notice>
      <FailureNotice title={t.notAsked} error={error} />
    </div>
  );
}
