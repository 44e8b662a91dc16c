import { useState } from 'react';
import { longestReason } from '#contract/offers/calls.ts';
import type { OfferTransition } from '#contract/offers/statuses.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/offers.ts';
import { DraftDialog } from '#src/shared/drafts/draft-dialog.tsx';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useUpdateOffer } from '../api/offers.ts';

interface AnswerDialogProps {
  /** The inquiry. */
  id: number;
  to: OfferTransition;
  /** Has the day of moving in come? */
  isDue: boolean;
  name: string;
  onClose: () => void;
}

/** Asks before an offer is answered, taken back or stepped back from. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { id, to, name, onClose } = props;
  const { mutate, isPending, error } = useUpdateOffer(id);
  if (to === 'stepped_back') return <StepBackDialog {...props} />;
  return (
    <ConfirmDialog
      open
      title={isolate(t.questions[to]({ name }), name)}
      confirmLabel={t.actions[to]}
      danger={to === 'declined' || to === 'taken_back'}
      busy={isPending}
      onConfirm={() => mutate({ status: to }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{isolate(t.hints[to]({ name }), name)}</p>
      <FailureNotice title={common.failed} error={error} />
    </ConfirmDialog>
  );
}

const emptyDraft = { reason: '' };

function StepBackDialog({ id, isDue, name, onClose }: AnswerDialogProps) {
  const { mutate, isPending, error } = useUpdateOffer(id);
  const options = { kind: 'offer', target: `back-${id}`, stored: emptyDraft } as const;
  const { draft, values, change, discard } = useDraftValues(options);
  const [isMissing, setMissing] = useState(false);
  const isEmpty = values.reason.trim() === '';
  const send = () => {
    if (isEmpty) return setMissing(true);
    mutate(
      { status: 'stepped_back', reason: values.reason },
      {
        onSuccess() {
          draft.forget();
          onClose();
        },
      },
    );
  };
  return (
    <DraftDialog
      open
      title={isDue ? t.notHappenedQuestion : t.questions.stepped_back({ name })}
      draft={draft}
      onDiscard={discard}
      onClose={onClose}
      confirmButton={
        <Button variant="danger" busy={isPending} onClick={send}>
          {isDue ? t.notHappened : t.actions.stepped_back}
        </Button>
      }
    >
      <p>{isolate(t.hints.stepped_back({ name }), name)}</p>
      <TextArea
        label={t.reason}
        value={values.reason}
        limit={longestReason}
        error={isMissing && isEmpty ? t.reasonMissing : undefined}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      <ScamNotice text={values.reason} to="writer" />
      <FailureNotice title={common.failed} error={error} />
    </DraftDialog>
  );
}
