import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { InquiryTransition } from '#contract/vocabulary.ts';
import * as common from '#locales/common.ts';
import * as groupTexts from '#locales/group-inquiries.ts';
import * as t from '#locales/inquiries.ts';
import { useUpdateInquiry } from '#src/shared/api/inquiries.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { formatOtherName } from '../inquiry-labels.ts';

/** A transition after which nobody can write any more. */
export type InquiryEnding = Exclude<InquiryTransition, 'accepted'>;

interface EndInquiryDialogProps {
  inquiry: Inquiry;
  to: InquiryEnding;
  onClose: () => void;
}

/** Asks before an inquiry is declined or withdrawn. */
export function EndInquiryDialog({ inquiry, to, onClose }: EndInquiryDialogProps) {
  const { mutate, isPending, error } = useUpdateInquiry(inquiry.id);
  const name = formatOtherName(inquiry);
  const question = to === 'declined' ? t.declineQuestion({ name }) : t.withdrawQuestion;
  const withdrawHint = inquiry.group ? groupTexts.withdrawHint : t.withdrawHint;
  const hint = to === 'declined' ? t.declineHint({ name }) : withdrawHint({ name });
  return (
    <ConfirmDialog
      open
      title={isolate(question, name)}
      confirmLabel={t.answers[to]}
      danger
      busy={isPending}
      onConfirm={() => mutate(to, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{isolate(hint, name)}</p>
      <FailureNotice title={common.failed} error={error} />
    </ConfirmDialog>
  );
}
