import { useState } from 'react';
import type { ReportForm } from '#contract/safety/calls.ts';
import { limits } from '#contract/limits.ts';
import { reportReasons } from '#contract/vocabulary.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useReport } from '#src/queries/safety.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { showToast } from '#src/ui/toast.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from '../message-form.module.css';

type Reason = ReportForm['reason'];

const reasonLabels: Record<Reason, string> = {
  asks_for_money: 'Asks for money or identity papers',
  not_real: 'The room or the person is not real',
  harassment: 'Harasses or threatens me',
  discrimination: 'Discriminates',
  spam: 'Spam or advertising',
  other: 'Something else',
};
const reasonChoices = reportReasons.map((value) => ({ value, label: reasonLabels[value] }));

const titles: Record<ReportForm['kind'], string> = {
  listing: 'Report this room',
  user: 'Report this person',
  inquiry: 'Report this inquiry',
};

interface ReportDialogProps extends Pick<ReportForm, 'kind' | 'id'> {
  open: boolean;
  onClose: () => void;
}

/** Reports something to the administrators. The user it is about is not notified. */
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
          hint="Only our team sees your report."
          name="reason"
          choices={reasonChoices}
          selected={reason === null ? [] : [reason]}
          error={isMissing && reason === null ? 'Choose a reason' : undefined}
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
          <Notice tone="danger" title="Your report was not sent" live>
            {formatFailure(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** The button that reports the listing or user of this page. */
export function ReportButton({ kind, id }: { kind: 'listing' | 'user'; id: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" size="s" onClick={() => setOpen(true)}>
        <Icon name="alert" />
        {titles[kind]}
      </Button>
      {/* Mounted anew for each report, so that it starts empty. */}
      {isOpen && <ReportDialog kind={kind} id={id} open onClose={() => setOpen(false)} />}
    </>
  );
}
