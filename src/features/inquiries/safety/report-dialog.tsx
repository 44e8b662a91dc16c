import { useState } from 'react';
import type { ReportForm } from '#contract/safety/calls.ts';
import { limits } from '#contract/limits.ts';
import { reportReasons } from '#contract/vocabulary.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/inquiries.ts';
import * as ui from '#locales/ui.ts';
import { useReport } from '#src/shared/api/safety.ts';
import { DraftDialog } from '#src/shared/drafts/draft-dialog.tsx';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { showToast } from '#src/ui/toast.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from '../message-form.module.css';

type Reason = ReportForm['reason'];

/** What says the same as another reason here, or cannot be true, is left out. */
const reasonChoices = (kind: ReportForm['kind']) =>
  reportReasons
    .filter((reason) => reason !== 'scam' && (reason !== 'mine' || kind === 'listing'))
    .map((value) => ({ value, label: t.reportReasons[value] }));

interface ReportDialogProps extends Pick<ReportForm, 'kind' | 'id'> {
  open: boolean;
  onClose: () => void;
}

interface ReportDraft {
  reason: Reason | null;
  details: string;
}

const emptyDraft: ReportDraft = { reason: null, details: '' };

/** Reports something to the administrators. The user it is about is not notified. */
export function ReportDialog({ kind, id, open, onClose }: ReportDialogProps) {
  const { mutate, isPending, error } = useReport();
  const { draft, values, change, discard } = useDraftValues({
    kind: 'report',
    target: `${kind}-${id}`,
    stored: emptyDraft,
  });
  const { reason, details } = values;
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    if (reason === null) return setMissing(true);
    mutate(
      { kind, id, reason, details },
      {
        onSuccess() {
          draft.forget();
          onClose();
          showToast({ kind: 'success', message: t.reportSent });
        },
      },
    );
  };
  return (
    <DraftDialog
      open={open}
      title={t.reportTitles[kind]}
      draft={draft}
      onDiscard={discard}
      onClose={onClose}
      confirmButton={
        <Button busy={isPending} busyLabel={common.sending} onClick={send}>
          {t.sendReport}
        </Button>
      }
    >
      <div className={styles.report}>
        <ChoiceList
          legend={t.reportQuestion}
          hint={t.reportHint}
          name="reason"
          choices={reasonChoices(kind)}
          selected={reason === null ? [] : [reason]}
          error={isMissing && reason === null ? t.chooseReason : undefined}
          onChange={([chosen]) =>
            change({ reason: reportReasons.find((known) => known === chosen) ?? null })
          }
        />
        <TextArea
          label={t.reportDetails}
          aside={ui.optional}
          value={details}
          limit={limits.report.details}
          onChange={(event) => change({ details: event.currentTarget.value })}
        />
        <FailureNotice title={t.reportNotSent} error={error} />
      </div>
    </DraftDialog>
  );
}

/** The button that reports what this page shows. */
export function ReportButton({ kind, id }: { kind: 'listing' | 'user' | 'wanted'; id: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" size="s" onClick={() => setOpen(true)}>
        <Icon name="alert" />
        {t.reportTitles[kind]}
      </Button>
      {/* Mounted anew for each report, so that it starts empty or with its draft. */}
      {isOpen && <ReportDialog kind={kind} id={id} open onClose={() => setOpen(false)} />}
    </>
  );
}
