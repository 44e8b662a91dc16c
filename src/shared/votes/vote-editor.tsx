import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { voteNoteMax, votes, type Vote } from '#contract/applicants/votes.ts';
import * as t from '#locales/applicant-votes.ts';
import * as ui from '#locales/ui.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import styles from './vote-editor.module.css';

/** A pause in typing after which the note is saved. */
const settleMs = 800;

interface VoteForm {
  vote: Vote | null;
  note: string;
}

interface VoteEditorProps {
  /** Who or what the vote is about, as labels name it. */
  name: string;
  /** Names the draft of the note. */
  target: string;
  stored: VoteForm | undefined;
  write: Pick<
    UseMutationResult<unknown, Error, VoteForm>,
    'mutate' | 'variables' | 'isPending' | 'isPaused' | 'error'
  >;
  noteLabel: string;
  noteHint: string;
  /** Renders what a note needs to be told while it is typed. */
  renderAdvice?: (note: string) => ReactNode;
}

/** A user's vote, which a second press takes back, and why; the note is saved while they type. */
export function VoteEditor(props: VoteEditorProps) {
  const { name, target, stored, write, noteLabel, noteHint, renderAdvice } = props;
  const { text, change, saved, beginSaving } = useNote(target, stored?.note ?? '');
  const { mutate, variables, isPending, isPaused, error } = write;
  const vote = isPending && variables ? variables.vote : (stored?.vote ?? null);
  const isTooLong = Array.from(text).length > voteNoteMax;
  const save = (form: VoteForm) => {
    const saving = beginSaving(form.note);
    mutate(form, { onSuccess: saving.succeed, onError: saving.fail });
  };
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
        <span className={styles.label} aria-hidden="true">
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
            label={noteLabel}
            name={`note-${target}`}
            value={text}
            compact
            limit={voteNoteMax}
            hint={isPaused ? t.noteWaits : isPending ? ui.saving : noteHint}
            error={isTooLong ? t.noteTooLong : undefined}
            onChange={({ target: field }) => change(field.value)}
          />
          {text !== '' && renderAdvice?.(text)}
        </>
      )}
      <FailureNotice title={t.notSaved} error={error} />
    </>
  );
}

/** What is typed as a note, kept in this browser until it is saved, and what is saved of it. */
function useNote(target: string, stored: string) {
  const draft = useDraft({ kind: 'note', target, stored: { note: stored } });
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
    /** From here on, news of this note are news of this device, and replace nothing that is typed. */
    beginSaving(note: string) {
      const before = saved.current;
      saved.current = note;
      return {
        succeed() {
          draft.forget({ note });
          draft.keep({ note: latest.current });
        },
        fail() {
          if (saved.current === note) saved.current = before;
        },
      };
    },
  };
}
