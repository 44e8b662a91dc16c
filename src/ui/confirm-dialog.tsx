import { useState, type ReactNode } from 'react';
import * as t from '#locales/ui.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  /** A word to type first, for what cannot be undone. */
  typed?: { label: string; expected: string };
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = t.cancel, danger = false } = props;
  const { busy = false, typed, onConfirm, onClose } = props;
  const [text, setText] = useState('');
  // The next question starts empty, however this one ended.
  if (!open && text !== '') setText('');
  const ready = typed === undefined || text.trim() === typed.expected;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={!ready}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {typed && (
        <TextField
          label={typed.label}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
}
