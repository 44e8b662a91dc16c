import { limits } from '#contract/limits.ts';
import type { Report } from '#contract/moderation/moderation.ts';
import * as t from '#locales/admin-reports.ts';
import { factSeparator } from '#locales/card.ts';
import * as common from '#locales/common.ts';
import { useChangeReport } from '../api/moderation-writes.ts';
import { RestoredNotice } from '#src/shared/drafts/restored-notice.tsx';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { showToast } from '#src/ui/toast.ts';
import { formatMoment } from '#src/ui/format-moment.ts';
import { emptyReason, RuleField } from './note-dialog.tsx';
import styles from './reports.module.css';
import * as ui from '#locales/ui.ts';

/** The status of a report, with buttons to close or reopen it. */
export function CloseReport({ report }: { report: Report }) {
  const { id, status, open_reports: open } = report;
  const { mutate, isPending, error } = useChangeReport(id);
  const { draft, values, change, discard } = useDraftValues({
    kind: 'moderation',
    target: `report-${id}`,
    stored: emptyReason,
  });
  const { note, rule } = values;
  const close = (next: Report['status']) =>
    mutate(
      { status: next, note, all_open: next !== 'open', ...(rule !== '' && { rule }) },
      {
        onSuccess() {
          discard();
          showToast({
            kind: 'success',
            message: t.reportIs[next],
          });
        },
      },
    );
  return (
    <Panel stacked title={t.statusLabels[status]}>
      {status === 'open' ? (
        <>
          <RestoredNotice draft={draft} onDiscard={discard} />
          <TextArea
            label={common.note}
            aside={ui.optional}
            hint={t.forAdministrators}
            value={note}
            limit={limits.moderationNote.max}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
          <RuleField value={rule} onChange={(next) => change({ rule: next })} />
          {open > 1 && <p className={styles.soft}>{t.closesAll({ count: open })}</p>}
          <div className={styles.buttons}>
            <Button busy={isPending} onClick={() => close('resolved')}>
              {t.resolve}
            </Button>
            <Button variant="quiet" busy={isPending} onClick={() => close('dismissed')}>
              {t.dismiss}
            </Button>
          </div>
        </>
      ) : (
        <>
          {report.note && (
            <p className={styles.said} dir="auto">
              {report.note}
            </p>
          )}
          <p className={styles.soft}>
            <bdi>{report.closed_by?.first_name || t.anAdministrator}</bdi>
            {report.closed_at && factSeparator + formatMoment(report.closed_at)}
          </p>
          <Button variant="quiet" busy={isPending} onClick={() => close('open')}>
            {t.reopen}
          </Button>
        </>
      )}
      <FailureNotice title={common.failed} error={error} />
    </Panel>
  );
}
