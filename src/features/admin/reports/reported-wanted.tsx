import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReportInContext } from '#contract/moderation/moderation.ts';
import * as t from '#locales/admin-reports.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { formatMoment } from '#src/ui/format-moment.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useHideWanted } from '../api/moderation-writes.ts';
import { NoteDialog } from './note-dialog.tsx';
import styles from './reports.module.css';

/** The reported wanted page, with a button to hide it or show it again. */
export function ReportedWantedPanel({
  wanted,
}: {
  wanted: NonNullable<ReportInContext['wanted']>;
}) {
  const { id, headline, text, hidden_note: hiddenNote } = wanted;
  const [isAsking, setAsking] = useState(false);
  const hide = useHideWanted(id);
  const done = (message: string) => () => {
    setAsking(false);
    showToast({ kind: 'success', message });
  };
  return (
    <Panel title={t.theWantedPage}>
      <div className={styles.stack}>
        <div>
          <p dir="auto">
            <Link to="/wanted/$id" params={{ id }}>
              {headline}
            </Link>
          </p>
          <p className={styles.soft}>{t.posted({ when: formatMoment(wanted.created_at) })}</p>
        </div>
        {text && (
          <p className={styles.said} dir="auto">
            {text}
          </p>
        )}
        {hiddenNote !== null && (
          <Notice tone="warning" title={t.onlyAuthor}>
            <p dir="auto">{hiddenNote}</p>
          </Notice>
        )}
        <FailureNotice title={t.failed} error={isAsking ? null : hide.error} />
        <div className={styles.buttons}>
          {hiddenNote === null ? (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              <Icon name={laterIcons.shield} />
              {t.hide}
            </Button>
          ) : (
            <Button
              variant="quiet"
              busy={hide.isPending}
              onClick={() => hide.mutate(null, { onSuccess: done(t.wantedIsShown) })}
            >
              {t.showAgain}
            </Button>
          )}
        </div>
      </div>
      {isAsking && (
        <NoteDialog
          target={`hide-wanted-${id}`}
          title={isolate(t.askHide({ title: headline }), headline)}
          text={t.askHideWantedHint}
          hint={t.authorReads}
          confirmLabel={t.hide}
          busy={hide.isPending}
          error={hide.error}
          onConfirm={(reason) => hide.mutateAsync(reason, { onSuccess: done(t.wantedIsHidden) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
