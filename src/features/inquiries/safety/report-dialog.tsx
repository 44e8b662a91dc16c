import { useState } from 'react';
import type { ReportForm } from '#contract/safety/calls.ts';
import { limits } from '#contract/limits.ts';
import { reportReasons } from '#contract/vocabulary.ts';
import { useReport } from '#src/queries/safety.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { showToast } from '#src/ui/toast.ts';
import { writeFailureWords } from '../sending-failure.tsx';
import styles from './report-dialog.module.css';

type Reason = ReportForm['reason'];

const reasonWords: Record<Reason, string> = {
  asks_for_money: 'Asks for money or papers',
  not_real: 'The room or the person is not real',
  harassment: 'Harasses or threatens me',
  discrimination: 'Discriminates',
  spam: 'Spam or advertising',
  other: 'Something else',
};
const choices = reportReasons.map((value) => ({ value, label: reasonWords[value] }));

const titles: Record<ReportForm['kind'], string> = {
  listing: 'Report this room',
  user: 'Report this person',
  inquiry: 'Report this conversation',
};

export interface ReportDialogProps extends Pick<ReportForm, 'kind' | 'id'> {
  open: boolean;
  onClose: () => void;
}

/** Tells the administrators about something; whom it is about does not learn of it. */
export function ReportDialog({ kind, id, open, onClose }: ReportDialogProps) {
  const { mutate, isPending, error } = useReport();
  const [reason, setReason] = useState<Reason | null>(null);
  const [details, setDetails] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    if (reason === null) return setMissing(true);
    mutate(
      { kind, id, reason, details },
      {
        onSuccess() {
          onClose();
          showToast({ kind: 'success', message: 'Thank you. We will look at it.' });
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      title={titles[kind]}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isPending} busyLabel="Sending…" onClick={send}>
            Send report
          </Button>
        </>
      }
    >
      <div className={styles.report}>
        <ChoiceList
          legend="What is wrong?"
          hint="Only our team sees your report, never those it is about."
          name="reason"
          choices={choices}
          selected={reason === null ? [] : [reason]}
          error={isMissing && reason === null ? 'Choose what fits best' : undefined}
          onChange={([chosen]) =>
            setReason(reportReasons.find((known) => known === chosen) ?? null)
          }
        />
        <TextArea
          label="What should we know?"
          aside="optional"
          value={details}
          limit={limits.report.details}
          onChange={(event) => setDetails(event.currentTarget.value)}
        />
        {error && (
          <Notice tone="danger" title="It could not be sent" live>
            {writeFailureWords(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
