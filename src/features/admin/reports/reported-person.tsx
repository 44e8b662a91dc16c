import { useState } from 'react';
import type { PersonInCare } from '#contract/moderation/moderation.ts';
import { formatCount } from '#contract/labels/count.ts';
import { formatDay } from '#contract/labels/day.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useSuspendPerson } from '#src/queries/desk-writes.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { NoteDialog } from './note-dialog.tsx';
import styles from './reports.module.css';

/** The person behind what was reported: suspend them, or let them in again. */
export function ReportedPerson({ person, role }: { person: PersonInCare; role: string }) {
  const { first_name, suspended_at: suspendedAt } = person;
  const name = first_name || 'This person';
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useSuspendPerson(person.id);
  const done = (message: string) => () => {
    setAsking(false);
    showToast({ kind: 'success', message });
  };
  return (
    <Panel title={role}>
      <div className={styles.stack}>
        <div className={styles.thing}>
          <Avatar url={person.profile_picture_url} name={name} />
          <div>
            <p>
              <b>{name}</b>
              {person.occupation && `, ${person.occupation}`}
            </p>
            <p className={styles.soft}>
              Here since {formatDay(person.created_at)} · {formatCount(person.listings, 'room')} ·
              reported {person.reports === 1 ? 'once' : `${person.reports} times`}
            </p>
          </div>
        </div>
        {person.bio && <p className={styles.said}>{person.bio}</p>}
        {suspendedAt !== null && (
          <Notice tone="warning" title={`Suspended since ${formatDay(suspendedAt)}`}>
            {person.suspension_note}
          </Notice>
        )}
        {error && !isAsking && (
          <Notice tone="danger" title="That did not work" live>
            {formatFailure(error)}
          </Notice>
        )}
        {person.is_admin ? (
          <p className={styles.soft}>
            Administrators cannot suspend one another. Whoever runs the server can.
          </p>
        ) : suspendedAt === null ? (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <Icon name="shield" />
            Suspend
          </Button>
        ) : (
          <Button
            variant="quiet"
            busy={isPending}
            onClick={() => mutate(null, { onSuccess: done(`${name} may come in again`) })}
          >
            Let in again
          </Button>
        )}
      </div>
      {isAsking && (
        <NoteDialog
          title={`Suspend ${name}?`}
          text="They are signed out everywhere at once and cannot sign in. They, their rooms and their profile are no longer shown, and nobody can write to them. You can undo this."
          hint="For other administrators."
          confirmLabel="Suspend"
          busy={isPending}
          error={error}
          onConfirm={(note) => mutate(note, { onSuccess: done(`${name} is suspended`) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
