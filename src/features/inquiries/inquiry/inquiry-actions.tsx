import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/inquiries.ts';
import { allowedTransitions } from '#machines/inquiry.machine.ts';
import { useUpdateInquiry } from '#src/shared/api/inquiries.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { formatOtherName } from '../inquiry-labels.ts';
import { EndInquiryDialog } from './end-inquiry-dialog.tsx';
import styles from './inquiry.module.css';

/** Asks the recipient for an answer. What ends an answered inquiry is in its menu. */
export function InquiryActions({ inquiry }: { inquiry: Inquiry }) {
  const { mutate, isPending, error, reset } = useUpdateInquiry(inquiry.id);
  const [isDeclining, setDeclining] = useState(false);
  const name = formatOtherName(inquiry);
  if (!allowedTransitions(inquiry.status, inquiry.side).includes('accepted')) return null;
  return (
    <section className={styles.actions} aria-label={t.yourAnswer}>
      <p className={styles.question}>{isolate(t.acceptQuestion({ name }), name)}</p>
      <div className={styles.buttons}>
        <Button busy={isPending} onClick={() => mutate('accepted')}>
          {t.answers.accepted}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            reset();
            setDeclining(true);
          }}
        >
          {t.answers.declined}
        </Button>
      </div>
      <FailureNotice title={common.failed} error={error} />
      {isDeclining && (
        <EndInquiryDialog inquiry={inquiry} to="declined" onClose={() => setDeclining(false)} />
      )}
    </section>
  );
}
