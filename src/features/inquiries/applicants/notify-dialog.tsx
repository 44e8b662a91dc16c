import type { ApplicantPage } from '#contract/applicants/calls.ts';
import type { OtherApplicants } from '#contract/applicants/declines.ts';
import { undoHint } from '#locales/declines.ts';
import * as t from '#locales/others.ts';
import { DraftDialog } from '#src/shared/drafts/draft-dialog.tsx';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useNotifyOthers, type NoticeTime } from '../api/others.ts';
import styles from './declines.module.css';
import { KindMessage } from './kind-message.tsx';

interface NotifyDialogProps {
  listing: ApplicantPage['listing'];
  others: OtherApplicants;
  onClose: () => void;
}

const whenLabels: Record<NoticeTime, string> = { now: t.now, contract: t.onContract };

/** Asks what everyone else reads once the room went to someone, and when. */
export function NotifyDialog({ listing, others: { contract }, onClose }: NotifyDialogProps) {
  const { mutate, isPending, error } = useNotifyOthers(listing.id);
  const when: NoticeTime = contract ? 'contract' : 'now';
  const { draft, values, change, discard } = useDraftValues({
    kind: 'decline',
    target: `others-${listing.id}`,
    stored: { message: contract?.message ?? '', when },
  });
  const isNow = values.when === 'now';
  const send = () => {
    const text = values.message.trim();
    mutate(
      { message: text === '' ? null : text, when: isNow ? 'now' : 'contract' },
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
      title={t.notifyTitle}
      draft={draft}
      onDiscard={discard}
      onClose={onClose}
      confirmButton={
        <Button busy={isPending} onClick={send}>
          {isNow ? t.notifyOthers : t.keep}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <KindMessage
          value={values.message}
          onChange={(message) => change({ message })}
          preview={t.filledText({ name: '…', title: listing.title })}
        />
        <SelectField
          label={t.when}
          value={values.when}
          options={(['now', 'contract'] as const).map((value) => ({
            value,
            label: whenLabels[value],
          }))}
          onChange={(event) =>
            change({ when: event.currentTarget.value === 'contract' ? 'contract' : 'now' })
          }
        />
        {isNow && <p className={styles.soft}>{undoHint}</p>}
        <FailureNotice title={t.failed} error={error} />
      </div>
    </DraftDialog>
  );
}
