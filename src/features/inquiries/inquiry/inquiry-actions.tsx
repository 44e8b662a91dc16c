import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { InquiryTransition } from '#contract/vocabulary.ts';
import * as t from '#locales/inquiries.ts';
import { allowedTransitions } from '#machines/inquiry.machine.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useUpdateInquiry } from '#src/shared/api/inquiries.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { formatOtherName } from '../inquiry-labels.ts';
import styles from './inquiry.module.css';

/** The transitions that the machine allows this side now. Those that close the inquiry ask first. */
export function InquiryActions({ inquiry }: { inquiry: Inquiry }) {
  const { mutate, isPending, variables, error, reset } = useUpdateInquiry(inquiry.id);
  const [confirming, setConfirming] = useState<Exclude<InquiryTransition, 'accepted'> | null>(null);
  const transitions = allowedTransitions(inquiry.status, inquiry.side);
  const name = formatOtherName(inquiry);
  if (transitions.length === 0) return null;
  const confirmation = confirmations(name)[confirming ?? 'declined'];
  const isUnanswered = transitions.includes('accepted');
  return (
    <section className={styles.actions} aria-label={t.yourAnswer}>
      {isUnanswered && (
        <p className={styles.question}>{isolate(t.acceptQuestion({ name }), name)}</p>
      )}
      <div className={styles.buttons}>
        {transitions.map((transition) => (
          <Button
            key={transition}
            variant={transition === 'accepted' ? 'primary' : 'quiet'}
            size={isUnanswered ? 'm' : 's'}
            {...(transition === 'accepted' && { busy: isPending && variables === transition })}
            onClick={() => {
              reset();
              if (transition === 'accepted') mutate(transition);
              else setConfirming(transition);
            }}
          >
            {t.answers[transition]}
          </Button>
        ))}
      </div>
      {error && confirming === null && <Failure error={error} />}
      <ConfirmDialog
        open={confirming !== null}
        title={isolate(confirmation.title, name)}
        confirmLabel={confirming ? t.answers[confirming] : ''}
        danger
        busy={isPending}
        onConfirm={() => confirming && mutate(confirming, { onSuccess: () => setConfirming(null) })}
        onClose={() => setConfirming(null)}
      >
        <p>{isolate(confirmation.detail, name)}</p>
        {error && <Failure error={error} />}
      </ConfirmDialog>
    </section>
  );
}

function confirmations(name: string) {
  return {
    declined: {
      title: t.declineQuestion({ name }),
      detail: t.declineHint({ name }),
    },
    withdrawn: {
      title: t.withdrawQuestion,
      detail: t.withdrawHint({ name }),
    },
  };
}

function Failure({ error }: { error: unknown }) {
  return (
    <Notice tone="danger" title={t.failed} live>
      {formatFailure(error)}
    </Notice>
  );
}
