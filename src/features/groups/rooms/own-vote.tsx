import { useEffect, useRef, useState } from 'react';
import { votes } from '#contract/applicants/votes.ts';
import {
  groupNoteMax,
  type GroupVote,
  type GroupVoteForm,
} from '#contract/groups/shared-listings.ts';
import * as v from '#locales/applicant-votes.ts';
import * as t from '#locales/groups.ts';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useVoteOnListing } from '../api/groups.ts';
import styles from './rooms.module.css';

/** A pause in typing after which the note is saved. */
const settleMs = 800;

interface OwnVoteProps {
  groupId: number;
  listingId: number;
  title: string;
  mine: GroupVote | undefined;
}

/** My vote on a room, which a second press takes back, and why; the note is saved while I type. */
export function OwnVote({ groupId, listingId, title, mine }: OwnVoteProps) {
  const stored = mine?.note ?? '';
  const target = `group-${groupId}-${listingId}`;
  const draft = useDraft({ kind: 'note', target, stored: { note: stored } });
  const [text, setText] = useState(draft.values.note);
  const saved = useRef(stored);
  const latest = useRef(text);
  const { mutate, variables, isPending, isPaused, error } = useVoteOnListing(groupId, listingId);
  const vote = isPending ? variables.vote : (mine?.vote ?? null);
  const isTooLong = Array.from(text).length > groupNoteMax;
  const save = (form: GroupVoteForm) =>
    mutate(form, {
      onSuccess() {
        saved.current = form.note;
        draft.forget({ note: form.note });
        draft.keep({ note: latest.current });
      },
    });
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    if (vote === null || isTooLong || text === saved.current) return undefined;
    const timer = setTimeout(() => latestSave.current({ vote, note: text }), settleMs);
    return () => clearTimeout(timer);
  }, [vote, text, isTooLong]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fields stand in it */}
      <div role="group" aria-label={v.yourVoteOn({ name: title })} className={styles.buttons}>
        {votes.map((each) => (
          <Button
            key={each}
            variant={each === vote ? 'primary' : 'quiet'}
            size="s"
            aria-pressed={each === vote}
            aria-label={v.voteOn[each]({ name: title })}
            onClick={() =>
              save({ vote: each === vote ? null : each, note: each === vote ? '' : text })
            }
          >
            {v.votes[each]}
          </Button>
        ))}
      </div>
      {(vote !== null || text !== '') && (
        <TextArea
          label={t.noteLabel}
          name={target}
          value={text}
          compact
          limit={groupNoteMax}
          hint={isPaused ? v.noteWaits : isPending ? v.noteSaving : t.noteHint}
          error={isTooLong ? v.noteTooLong : undefined}
          onChange={({ target: area }) => {
            setText(area.value);
            latest.current = area.value;
            draft.keep({ note: area.value }, { note: saved.current });
          }}
        />
      )}
      <FailureNotice title={v.notSaved} error={error} />
    </>
  );
}
