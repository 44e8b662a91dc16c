import { useState, type ReactNode } from 'react';
import { moderationRules, type ModerationRule } from '#contract/vocabulary.ts';
import { limits } from '#contract/limits.ts';
import * as t from '#locales/admin-reports.ts';
import * as rules from '#locales/notices.ts';
import { formatFailure } from '#src/api/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextArea } from '#src/ui/text-area.tsx';

interface NoteDialogProps {
  title: ReactNode;
  /** What will happen. */
  text: string;
  /** Who will read the reason. */
  hint: string;
  /** What else can be chosen. */
  children?: ReactNode;
  confirmLabel: string;
  busy: boolean;
  error: Error | null;
  onConfirm: (reason: { note: string; rule: ModerationRule }) => void;
  onClose: () => void;
}

/** Asks for a reason before hiding or suspending. Mount it anew for each question. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, text, hint, children, confirmLabel, busy, error, onConfirm, onClose } = props;
  const [note, setNote] = useState('');
  const [rule, setRule] = useState<ModerationRule | ''>('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    if (note.trim() === '' || rule === '') setMissing(true);
    else onConfirm({ note, rule });
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
      <RuleField
        value={rule}
        error={isMissing && rule === '' ? rules.pickRule : undefined}
        onChange={setRule}
      />
      <TextArea
        label={t.why}
        hint={hint}
        value={note}
        limit={limits.moderationNote.max}
        error={isMissing && note.trim() === '' ? t.writeWhy : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {children}
      {error && (
        <Notice tone="danger" title={t.failed} live>
          {formatFailure(error)}
        </Notice>
      )}
    </Dialog>
  );
}

const ruleChoices = [
  { value: '', label: '' },
  ...moderationRules.map((value) => ({ value, label: rules.rules[value] })),
];

interface RuleFieldProps {
  value: ModerationRule | '';
  error?: string | undefined;
  onChange: (rule: ModerationRule | '') => void;
}

/** The rule that the statement of reasons names. */
export function RuleField({ value, error, onChange }: RuleFieldProps) {
  return (
    <SelectField
      label={rules.pickRule}
      hint={rules.pickRuleHint}
      options={ruleChoices}
      value={value}
      error={error}
      onChange={({ currentTarget }) =>
        onChange(moderationRules.find((rule) => rule === currentTarget.value) ?? '')
      }
    />
  );
}
