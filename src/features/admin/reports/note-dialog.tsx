import { useState, type ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import * as t from '#locales/admin-reports.ts';
import { formatFailure } from '#src/api/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextArea } from '#src/ui/text-area.tsx';

interface NoteDialogProps {
  title: ReactNode;
  /** What will happen. */
  text: string;
  /** Who will read the reason. */
  hint: string;
  confirmLabel: string;
  busy: boolean;
  error: Error | null;
  onConfirm: (note: string) => void;
  onClose: () => void;
}

/** Asks for a reason before hiding or suspending. Mount it anew for each question. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, text, hint, confirmLabel, busy, error, onConfirm, onClose } = props;
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    if (note.trim() === '') setMissing(true);
    else onConfirm(note);
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <TextArea
        label={t.why}
        hint={hint}
        value={note}
        limit={limits.moderationNote.max}
        error={isMissing && note.trim() === '' ? t.writeWhy : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {error && (
        <Notice tone="danger" title={t.failed} live>
          {formatFailure(error)}
        </Notice>
      )}
    </Dialog>
  );
}
