import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Report } from '#contract/moderation/moderation.ts';
import type { ModerationRule } from '#contract/vocabulary.ts';
import * as t from '#locales/admin-reports.ts';
import { factSeparator } from '#locales/card.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useChangeReport } from '../api/moderation-writes.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { showToast } from '#src/ui/toast.ts';
import { formatMoment } from '../shared/format-moment.ts';
import { RuleField } from './note-dialog.tsx';
import styles from './reports.module.css';

/** The status of a report, with buttons to close or reopen it. */
export function CloseReport({ report }: { report: Report }) {
  const { id, status, open_reports: open } = report;
  const { mutate, isPending, error } = useChangeReport(id);
  const [note, setNote] = useState('');
  const [rule, setRule] = useState<ModerationRule | ''>('');
  const change = (next: Report['status']) =>
    mutate(
      { status: next, note, all_open: next !== 'open', ...(rule !== '' && { rule }) },
      {
        onSuccess() {
          setNote('');
          showToast({
            kind: 'success',
            message: t.reportIs[next],
          });
        },
      },
    );
  return (
    <Panel title={t.statusLabels[status]}>
      <div className={styles.stack}>
        {status === 'open' ? (
          <>
            <TextArea
              label={t.note}
              aside={t.optional}
              hint={t.forAdministrators}
              value={note}
              limit={limits.moderationNote.max}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <RuleField value={rule} onChange={setRule} />
            {open > 1 && <p className={styles.soft}>{t.closesAll({ count: open })}</p>}
            <div className={styles.buttons}>
              <Button busy={isPending} onClick={() => change('resolved')}>
                {t.resolve}
              </Button>
              <Button variant="quiet" busy={isPending} onClick={() => change('dismissed')}>
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
            <Button variant="quiet" busy={isPending} onClick={() => change('open')}>
              {t.reopen}
            </Button>
          </>
        )}
        {error && (
          <Notice tone="danger" title={t.failed} live>
            {formatFailure(error)}
          </Notice>
        )}
      </div>
    </Panel>
  );
}
