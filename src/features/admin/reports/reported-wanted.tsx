import { Link } from '@tanstack/react-router';
import type { ReportInContext } from '#contract/moderation/moderation.ts';
import * as t from '#locales/admin-reports.ts';
import { formatMoment } from '#src/ui/format-moment.ts';
import { Panel } from '#src/ui/page-layout.tsx';
import { useHideWanted } from '../api/moderation-writes.ts';
import { HideControls } from './hide-controls.tsx';
import styles from './reports.module.css';

interface ReportedWantedPanelProps {
  wanted: NonNullable<ReportInContext['wanted']>;
}

/** The reported wanted page, with a button to hide it or show it again. */
export function ReportedWantedPanel({ wanted }: ReportedWantedPanelProps) {
  const { id, headline, text, hidden_note: hiddenNote } = wanted;
  return (
    <Panel stacked title={t.theWantedPage}>
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
      <HideControls
        target={`hide-wanted-${id}`}
        title={headline}
        hiddenNote={hiddenNote}
        hide={useHideWanted(id)}
        texts={{
          onlyOwner: t.onlyAuthor,
          askHideHint: t.askHideWantedHint,
          ownerReads: t.authorReads,
          isShown: t.wantedIsShown,
          isHidden: t.wantedIsHidden,
        }}
      />
    </Panel>
  );
}
