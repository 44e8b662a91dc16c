import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { InquiryTransition } from '#contract/vocabulary.ts';
import { allowedTransitions } from '#machines/inquiry.status.ts';
import { useUpdateInquiry } from '#src/queries/inquiry-writes.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { nameOfOther } from '../inquiry-words.ts';
import { writeFailureWords } from '../sending-failure.tsx';
import styles from './inquiry.module.css';

const labels: Record<InquiryTransition, string> = {
  accepted: 'Accept',
  declined: 'Decline',
  withdrawn: 'Withdraw',
};

/** What this side may do about an inquiry now; the machine says which. What ends it asks first. */
export function Moves({ inquiry }: { inquiry: Inquiry }) {
  const { mutate, isPending, variables, error, reset } = useUpdateInquiry(inquiry.id);
  const [asking, setAsking] = useState<Exclude<InquiryTransition, 'accepted'> | null>(null);
  const moves = allowedTransitions(inquiry.status, inquiry.side);
  const name = nameOfOther(inquiry);
  if (moves.length === 0) return null;
  const question = questions(name)[asking ?? 'declined'];
  const isWaiting = moves.includes('accepted');
  return (
    <section className={styles.moves} aria-label="Your answer">
      {isWaiting && <p className={styles.ask}>Would you like to go on with {name}?</p>}
      <div className={styles.ways}>
        {moves.map((move) => (
          <Button
            key={move}
            variant={move === 'accepted' ? 'primary' : 'quiet'}
            size={isWaiting ? 'm' : 's'}
            {...(move === 'accepted' && { busy: isPending && variables === move })}
            onClick={() => {
              reset();
              if (move === 'accepted') mutate(move);
              else setAsking(move);
            }}
          >
            {labels[move]}
          </Button>
        ))}
      </div>
      {error && asking === null && <Failure error={error} />}
      <ConfirmDialog
        open={asking !== null}
        title={question.title}
        confirmLabel={asking ? labels[asking] : ''}
        cancelLabel="Not now"
        danger
        busy={isPending}
        onConfirm={() => asking && mutate(asking, { onSuccess: () => setAsking(null) })}
        onClose={() => setAsking(null)}
      >
        <p>{question.detail}</p>
        {error && <Failure error={error} />}
      </ConfirmDialog>
    </section>
  );
}

function questions(name: string) {
  return {
    declined: {
      title: `Decline ${name}?`,
      detail: `${name} sees that you said no, and neither of you can write here any more.`,
    },
    withdrawn: {
      title: 'Withdraw your inquiry?',
      detail: `${name} sees that you took it back, and neither of you can write here any more.`,
    },
  };
}

function Failure({ error }: { error: unknown }) {
  return (
    <Notice tone="danger" title="That did not work" live>
      {writeFailureWords(error)}
    </Notice>
  );
}
