import { useRef } from 'react';
import type { Applicant, ApplicantPage } from '#contract/applicants/calls.ts';
import * as t from '#locales/declines.ts';
import { newIdempotencyKey } from '#src/api/client.ts';
import { DraftDialog } from '#src/shared/drafts/draft-dialog.tsx';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { useHoldDecline } from '../api/declines.ts';
import styles from './declines.module.css';
import { KindMessage } from './kind-message.tsx';

interface DeclineDialogProps {
  /** Whom to decline. */
  applicants: readonly Applicant[];
  listing: ApplicantPage['listing'];
  /** Once they are held. */
  onHeld: () => void;
  onClose: () => void;
}

const emptyMessage = { message: '' };

/** Asks what those read who are declined: a text of one's own, or a kind one of ours. */
export function DeclineDialog({ applicants, listing, onHeld, onClose }: DeclineDialogProps) {
  const { mutate, isPending, error } = useHoldDecline(listing.id);
  const { draft, values, change, discard } = useDraftValues({
    kind: 'decline',
    target: String(listing.id),
    stored: emptyMessage,
  });
  const attempt = useRef({ text: '', key: '' });
  const count = applicants.length;
  const [first] = applicants;
  const send = () => {
    const text = values.message.trim();
    // Sent again after a failure, the same text is held once.
    if (attempt.current.key === '' || attempt.current.text !== text) {
      attempt.current = { text, key: newIdempotencyKey() };
    }
    const inquiryIds = applicants.map(({ inquiry_id: id }) => id);
    const message = text === '' ? null : text;
    mutate(
      { inquiryIds, message, idempotencyKey: attempt.current.key },
      {
        onSuccess() {
          draft.forget();
          onHeld();
        },
      },
    );
  };
  const preview = t.kindText({ name: first?.user.first_name ?? '', title: listing.title });
  return (
    <DraftDialog
      open
      title={t.declineTitle({ count })}
      draft={draft}
      onDiscard={discard}
      onClose={onClose}
      confirmButton={
        <Button variant="danger" busy={isPending} onClick={send}>
          {t.declineCount({ count })}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <KindMessage
          value={values.message}
          onChange={(message) => change({ message })}
          preview={preview}
        />
        <p className={styles.soft}>{t.undoHint}</p>
        <FailureNotice title={t.notDeclined} error={error} />
      </div>
    </DraftDialog>
  );
}
