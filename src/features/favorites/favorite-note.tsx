import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { markLimits } from '#contract/marks/limits.ts';
import * as t from '#locales/marks-later.ts';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useNoteListing } from './api/chosen.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import styles from './favorites-page.module.css';
import * as ui from '#locales/ui.ts';

/** A pause in typing after which the note is saved. */
const settleMs = 800;

interface FavoriteNoteProps {
  id: number;
  title: string;
  note: string;
}

/** What the user noted about a favorite, for themselves; saved while they type, and kept here until it is. */
export function FavoriteNote(props: FavoriteNoteProps) {
  const user = useQuery(currentUserQuery(useApi())).data;
  return user ? <OwnNote {...props} /> : null;
}

function OwnNote({ id, title, note }: FavoriteNoteProps) {
  const draft = useDraft({ kind: 'note', target: String(id), stored: { note } });
  const [text, setText] = useState(draft.values.note);
  const [isOpen, setOpen] = useState(text !== '');
  const { mutate, isPending, isPaused, error } = useNoteListing(id);
  const saved = useRef(note);
  const latest = useRef(text);
  const isTooLong = Array.from(text).length > markLimits.note;
  useEffect(() => {
    if (text === saved.current || isTooLong) return undefined;
    const timer = setTimeout(() => {
      mutate(text, {
        onSuccess() {
          saved.current = text;
          draft.forget({ note: text });
          draft.keep({ note: latest.current });
        },
      });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [text, isTooLong, mutate, draft]);
  if (!isOpen) {
    return (
      <Button
        variant="plain"
        size="s"
        className={styles.addNote}
        aria-label={t.addNoteTo({ title })}
        onClick={() => setOpen(true)}
      >
        {t.addNote}
      </Button>
    );
  }
  return (
    <div className={styles.ownNote}>
      <TextArea
        label={t.ownNote}
        name={`note-${id}`}
        value={text}
        rows={2}
        limit={markLimits.note}
        hint={isPaused ? t.noteWaits : isPending ? ui.saving : t.noteHint}
        error={isTooLong ? t.noteTooLong : error ? formatFailure(error) : undefined}
        onChange={({ target }) => {
          setText(target.value);
          latest.current = target.value;
          draft.keep({ note: target.value });
        }}
      />
    </div>
  );
}
