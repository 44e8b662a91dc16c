import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Report } from '#contract/moderation/moderation.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useChangeReport } from '#src/queries/moderation-writes.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { showToast } from '#src/ui/toast.ts';
import { formatMoment } from '../shared/format-moment.ts';
import { statusLabels } from './report-labels.ts';
import styles from './reports.module.css';

/** The status of a report, with buttons to close or reopen it. */
export function CloseReport({ report }: { report: Report }) {
  const { id, status, open_reports: open } = report;
  const { mutate, isPending, error } = useChangeReport(id);
  const [note, setNote] = useState('');
  const change = (next: Report['status']) =>
    mutate(
      { status: next, note, all_open: next !== 'open' },
      {
        onSuccess() {
          setNote('');
          showToast({
            kind: 'success',
            message: `The report is ${statusLabels[next].toLowerCase()}`,
          });
        },
      },
    );
  return (
    <Panel title={statusLabels[status]}>
      <div className={styles.stack}>
        {status === 'open' ? (
          <>
            <TextArea
              label="Note"
              aside="optional"
              hint="For other administrators."
              value={note}
              limit={limits.moderationNote.max}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            {open > 1 && (
              <p className={styles.soft}>This closes all {open} open reports about it.</p>
            )}
            <div className={styles.buttons}>
              <Button busy={isPending} onClick={() => change('resolved')}>
                Resolve
              </Button>
              <Button variant="quiet" busy={isPending} onClick={() => change('dismissed')}>
                Dismiss
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
              <bdi>{report.closed_by?.first_name || 'An administrator'}</bdi>
              {report.closed_at && `, ${formatMoment(report.closed_at)}`}
            </p>
            <Button variant="quiet" busy={isPending} onClick={() => change('open')}>
              Reopen
            </Button>
          </>
        )}
        {error && (
          <Notice tone="danger" title="That did not work" live>
            {formatFailure(error)}
          </Notice>
        )}
      </div>
    </Panel>
  );
}
