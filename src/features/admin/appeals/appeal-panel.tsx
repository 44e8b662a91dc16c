import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Appeal } from '#contract/moderation/statement.ts';
import type { AppealDecisionName } from '#contract/vocabulary.ts';
import * as reports from '#locales/admin-reports.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/notices.ts';
import { useDecideAppeal } from '../api/moderation-writes.ts';
import { DraftDialog } from '#src/shared/drafts/draft-dialog.tsx';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { showToast } from '#src/ui/toast.ts';
import { formatMoment } from '#src/ui/format-moment.ts';
import styles from './appeals.module.css';

/** One appeal: who sent it and why, the statement it is against, and what was decided about it. */
export function AppealPanel({ appeal }: { appeal: Appeal }) {
  const { user, text, appealed_at, rule, note, created_at } = appeal;
  const { decision, decision_note, decided_at, can_decide } = appeal;
  const [asking, setAsking] = useState<AppealDecisionName | null>(null);
  return (
    <Panel title={user.first_name ? <bdi>{user.first_name}</bdi> : common.aRoomie}>
      <div className={styles.stack}>
        <div>
          <p className={styles.said} dir="auto">
            {text}
          </p>
          <p className={styles.soft}>{formatMoment(appealed_at)}</p>
        </div>
        <div>
          <p>
            <b>{t.firstReasons}</b>: <Target appeal={appeal} />
          </p>
          <p>{t.rules[rule]}</p>
          {note !== '' && (
            <p className={styles.said} dir="auto">
              {note}
            </p>
          )}
          <p className={styles.soft}>{formatMoment(created_at)}</p>
        </div>
        {decision !== null ? (
          <div>
            <p>
              <b>{t.decisionLabels[decision]}</b>
            </p>
            <p className={styles.said} dir="auto">
              {decision_note}
            </p>
            <p className={styles.soft}>{decided_at && formatMoment(decided_at)}</p>
          </div>
        ) : can_decide ? (
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={() => setAsking('upheld')}>
              {t.uphold}
            </Button>
            <Button variant="quiet" onClick={() => setAsking('reversed')}>
              {t.reverse}
            </Button>
          </div>
        ) : (
          <p className={styles.soft}>{t.otherMustDecide}</p>
        )}
      </div>
      {asking && <Decide id={appeal.id} decision={asking} onClose={() => setAsking(null)} />}
    </Panel>
  );
}

/** What was decided, with a link to the room where it is one. */
function Target({ appeal: { action, target_kind, target_id, target_label } }: { appeal: Appeal }) {
  if (action === 'user_suspended') return t.suspended;
  // There is no page of it any more.
  if (action === 'listing_deleted')
    return isolate(t.deleted({ title: target_label }), target_label);
  if (target_kind === 'wanted') {
    const describe = action === 'wanted_hidden' ? t.wantedHidden : t.warnedAbout;
    return (
      <Link to="/wanted/$id" params={{ id: target_id }}>
        {isolate(describe({ title: target_label }), target_label)}
      </Link>
    );
  }
  if (target_kind !== 'listing') return t.warned;
  const say = action === 'listing_hidden' ? t.hidden : t.warnedAbout;
  return (
    <Link to="/listings/$id" params={{ id: target_id }}>
      {isolate(say({ title: target_label }), target_label)}
    </Link>
  );
}

interface DecideProps {
  id: number;
  decision: AppealDecisionName;
  onClose: () => void;
}

const emptyDecision = { note: '' };

/** Asks for the reasons of the second decision. */
function Decide({ id, decision, onClose }: DecideProps) {
  const { mutate, isPending, error } = useDecideAppeal(id);
  const { draft, values, change, discard } = useDraftValues({
    kind: 'moderation',
    target: `appeal-${id}-${decision}`,
    stored: emptyDecision,
  });
  const { note } = values;
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    if (note.trim() === '') return setMissing(true);
    const onSuccess = () => {
      draft.forget();
      onClose();
      showToast({ kind: 'success', message: t.isDecided });
    };
    mutate({ decision, note }, { onSuccess });
  };
  return (
    <DraftDialog
      open
      title={decision === 'upheld' ? t.askUphold : t.askReverse}
      draft={draft}
      onDiscard={discard}
      onClose={onClose}
      confirmButton={
        <Button busy={isPending} onClick={confirm}>
          {decision === 'upheld' ? t.uphold : t.reverse}
        </Button>
      }
    >
      <TextArea
        label={reports.why}
        hint={t.appealReads}
        value={note}
        limit={limits.moderationNote.max}
        error={isMissing && note.trim() === '' ? reports.writeWhy : undefined}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <FailureNotice title={common.failed} error={error} />
    </DraftDialog>
  );
}
