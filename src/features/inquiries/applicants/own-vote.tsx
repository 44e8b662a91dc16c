import { Suspense, useEffect, useRef, useState } from 'react';
import type { ApplicantPage, ApplicantVote, VoteForm } from '#contract/applicants/calls.ts';
import { voteNoteMax, votes } from '#contract/applicants/votes.ts';
import * as t from '#locales/applicant-votes.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import styles from './household-votes.module.css';
import { useVote } from './votes-query.ts';

const ExclusionNotice = lazyComponent(() => import('#src/shared/trust/exclusion-notice.tsx'));

/** A pause in typing after which the note is saved. */
const settleMs = 800;

interface OwnVoteProps {
  inquiryId: number;
  /** The applicant's. */
  name: string;
  mine: ApplicantVote | undefined;
  listing: Pick<ApplicantPage['listing'], 'address' | 'currency'>;
}

/** The user's vote, which a second press takes back, and why; the note is saved while they type. */
export function OwnVote({ inquiryId, name, mine, listing }: OwnVoteProps) {
  const { text, change, saved, keepSaved } = useNote(inquiryId, mine?.note ?? '');
  const { mutate, variables, isPending, isPaused, error } = useVote(inquiryId);
  const vote = isPending ? variables.vote : (mine?.vote ?? null);
  const isTooLong = Array.from(text).length > voteNoteMax;
  const save = (form: VoteForm) => mutate(form, { onSuccess: () => keepSaved(form.note) });
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    if (vote === null || isTooLong || text === saved.current) return undefined;
    const timer = setTimeout(() => latestSave.current({ vote, note: text }), settleMs);
    return () => clearTimeout(timer);
  }, [vote, text, isTooLong, saved]);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fields stand in it */}
      <div role="group" aria-label={t.yourVoteOn({ name })} className={styles.buttons}>
        <span className={styles.soft} aria-hidden="true">
          {t.yourVote}
        </span>
        {votes.map((each) => (
          <Button
            key={each}
            variant={each === vote ? 'primary' : 'quiet'}
            size="s"
            aria-pressed={each === vote}
            aria-label={t.voteOn[each]({ name })}
            onClick={() => {
              if (each === vote) save({ vote: null, note: '' });
              else save({ vote: each, note: isTooLong ? saved.current : text });
            }}
          >
            {t.votes[each]}
          </Button>
        ))}
      </div>
      {(vote !== null || text !== '') && (
        <>
          <TextArea
            label={t.noteLabel}
            name={`vote-note-${inquiryId}`}
            value={text}
            compact
            limit={voteNoteMax}
            hint={isPaused ? t.noteWaits : isPending ? t.noteSaving : t.noteHint}
            error={isTooLong ? t.noteTooLong : undefined}
            onChange={({ target }) => change(target.value)}
          />
          {text !== '' && (
            <Suspense>
              <ExclusionNotice text={text} place={listing.address} currency={listing.currency} />
            </Suspense>
          )}
        </>
      )}
      {error && (
        <Notice tone="danger" live title={t.notSaved}>
          {formatFailure(error)}
        </Notice>
      )}
    </>
  );
}

/** What is typed as a note, kept in this browser until it is saved, and what is saved of it. */
function useNote(inquiryId: number, stored: string) {
  const draft = useDraft({ kind: 'note', target: `vote-${inquiryId}`, stored: { note: stored } });
  const [text, setText] = useState(draft.values.note);
  const saved = useRef(stored);
  const latest = useRef(text);
  useEffect(() => {
    // Another device has changed it. The server trims what is sent.
    if (latest.current !== saved.current || stored === saved.current.trim()) return;
    saved.current = stored;
    latest.current = stored;
    setText(stored);
  }, [stored]);
  return {
    text,
    saved,
    change(value: string) {
      setText(value);
      latest.current = value;
      draft.keep({ note: value }, { note: saved.current });
    },
    keepSaved(note: string) {
      saved.current = note;
      draft.forget({ note });
      draft.keep({ note: latest.current });
    },
  };
}
