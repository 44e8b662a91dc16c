import { useState, type ReactNode } from 'react';
import type { ReportedUser } from '#contract/moderation/moderation.ts';
import { factSeparator } from '#locales/card.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/admin-reports.ts';
import * as common from '#locales/common.ts';
import { useSuspendUser } from '../api/moderation-writes.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { NoteDialog } from './note-dialog.tsx';
import styles from './reports.module.css';

interface ReportedUserPanelProps {
  user: ReportedUser;
  role: string;
  /** What else is known of them. */
  children?: ReactNode;
}

/** A user, such as who is responsible for a report, with a button to suspend or reinstate them. */
export function ReportedUserPanel({ user, role, children }: ReportedUserPanelProps) {
  const { first_name, suspended_at: suspendedAt } = user;
  const name = first_name || t.thisRoomie;
  const [isAsking, setAsking] = useState(false);
  const [removes, setRemoves] = useState(false);
  const { mutate, mutateAsync, isPending, error } = useSuspendUser(user.id);
  const done = (message: string) => () => {
    setAsking(false);
    showToast({ kind: 'success', message });
  };
  return (
    <Panel title={role}>
      <div className={styles.stack}>
        <div className={styles.target}>
          <Avatar url={user.profile_picture_url} name={name} />
          <div>
            <p>
              <b dir="auto">{name}</b>
              {user.occupation && factSeparator}
              <bdi>{user.occupation}</bdi>
            </p>
            <p className={styles.soft}>
              {t.memberSince({ day: formatDay(user.created_at) })} ·{' '}
              {common.countedRooms({ count: user.listings })} ·{' '}
              {t.reportedTimes({ count: user.reports })}
            </p>
          </div>
        </div>
        {user.bio && (
          <p className={styles.said} dir="auto">
            {user.bio}
          </p>
        )}
        {children}
        {suspendedAt !== null && (
          <Notice tone="warning" title={t.suspendedSince({ day: formatDay(suspendedAt) })}>
            <p dir="auto">{user.suspension_note}</p>
          </Notice>
        )}
        <FailureNotice title={common.failed} error={isAsking ? null : error} />
        {user.is_admin ? (
          <p className={styles.soft}>{t.notOneAnother}</p>
        ) : suspendedAt === null ? (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <Icon name={laterIcons.shield} />
            {t.suspend}
          </Button>
        ) : (
          <Button
            variant="quiet"
            busy={isPending}
            onClick={() => mutate(null, { onSuccess: done(t.isReinstated({ name })) })}
          >
            {t.reinstate}
          </Button>
        )}
      </div>
      {isAsking && (
        <NoteDialog
          target={`suspend-${user.id}`}
          title={isolate(t.askSuspend({ name }), name)}
          text={t.askSuspendHint}
          hint={t.theyRead}
          confirmLabel={t.suspend}
          busy={isPending}
          error={error}
          onConfirm={(reason) =>
            mutateAsync(
              { ...reason, remove_messages: removes },
              { onSuccess: done(t.isSuspended({ name })) },
            )
          }
          onClose={() => setAsking(false)}
        >
          <ChoiceList
            legend={t.theirMessages}
            hideLegend
            name="messages"
            multiple
            choices={[{ value: 'remove', label: t.removeMessages, detail: t.removeMessagesHint }]}
            selected={removes ? ['remove'] : []}
            onChange={(chosen) => setRemoves(chosen.length > 0)}
          />
        </NoteDialog>
      )}
    </Panel>
  );
}
