import { useState, type ReactNode } from 'react';
import { moderationRules, type ModerationRule } from '#contract/vocabulary.ts';
import { limits } from '#contract/limits.ts';
import * as t from '#locales/admin-reports.ts';
import * as common from '#locales/common.ts';
import * as rules from '#locales/notices.ts';
import { DraftDialog } from '#src/shared/drafts/draft-dialog.tsx';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextArea } from '#src/ui/text-area.tsx';

interface NoteDialogProps {
  /** What is decided about, such as `suspend-7`: names the draft of the reason. */
  target: string;
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
  /** Decides; a rejection is also the `error`. */
  onConfirm: (reason: { note: string; rule: ModerationRule }) => Promise<unknown>;
  onClose: () => void;
}

interface ReasonDraft {
  note: string;
  rule: ModerationRule | '';
}

export const emptyReason: ReasonDraft = { note: '', rule: '' };

/** Asks for a reason before hiding or suspending. Mount it anew for each question. */
export function NoteDialog(props: NoteDialogProps) {
  const { target, title, text, hint, children, confirmLabel, busy, error } = props;
  const { onConfirm, onClose } = props;
  const reason = useDraftValues({ kind: 'moderation', target, stored: emptyReason });
  const { draft, change, discard } = reason;
  const { note, rule } = reason.values;
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    if (note.trim() === '' || rule === '') return setMissing(true);
    // Only then: a reload or an ended session must not take the reason of a decision that failed.
    return onConfirm({ note, rule }).then(
      () => draft.forget(),
      () => undefined,
    );
  };
  return (
    <DraftDialog
      open
      title={title}
      draft={draft}
      onDiscard={discard}
      onClose={onClose}
      confirmButton={
        <Button variant="danger" busy={busy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      }
    >
      <p>{text}</p>
      <RuleField
        value={rule}
        error={isMissing && rule === '' ? rules.pickRule : undefined}
        onChange={(next) => change({ rule: next })}
      />
      <TextArea
        label={t.why}
        hint={hint}
        value={note}
        limit={limits.moderationNote.max}
        error={isMissing && note.trim() === '' ? t.writeWhy : undefined}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      {children}
      <FailureNotice title={common.failed} error={error} />
    </DraftDialog>
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
