import { useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { ReplyTemplateForm } from '#contract/reply-templates/calls.ts';
import { templateFields, writeField } from '#contract/reply-templates/fields.ts';
import * as t from '#locales/reply-templates.ts';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { useAppForm, validateOnSubmit } from '#src/shared/forms/app-form.tsx';
import { DraftFormDialog } from '#src/shared/drafts/draft-form-dialog.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { useSaveReplyTemplate } from '../api/reply-templates.ts';
import { insertText } from './insert-text.ts';
import styles from './reply-templates.module.css';

interface TemplateEditorProps {
  /** Null for a new template. */
  id: number | null;
  /** What its text begins with. */
  text: string;
  onClose: () => void;
}

/** Writes or changes a template, with buttons that insert its fields. */
export function TemplateEditor({ id, text, onClose }: TemplateEditorProps) {
  const { mutateAsync } = useSaveReplyTemplate();
  const [failure, setFailure] = useState<unknown>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [stored] = useState({ text });
  const draft = useDraft({ kind: 'template', target: id === null ? 'new' : String(id), stored });
  const close = () => {
    draft.forget();
    onClose();
  };
  const form = useAppForm({
    defaultValues: stored,
    ...validateOnSubmit,
    validators: { onDynamic: ReplyTemplateForm },
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    async onSubmit({ value }) {
      setFailure(null);
      await mutateAsync({ id, text: value.text }).then(close, setFailure);
    },
  });
  return (
    <DraftFormDialog
      title={id === null ? t.newTemplate : t.editTemplate}
      onClose={onClose}
      draft={draft}
      form={form}
      className={styles.form}
    >
      <form.AppField name="text">
        {(field) => (
          <>
            <field.TextArea
              ref={area}
              label={t.text}
              hint={t.fieldsHint}
              rows={5}
              limit={limits.message.max}
            />
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fields stand in it */}
            <div role="group" aria-label={t.insertField} className={styles.chips}>
              {templateFields.map((name) => (
                <Button
                  key={name}
                  variant="quiet"
                  size="s"
                  onClick={() => {
                    const typed = field.state.value;
                    const caret = area.current?.selectionEnd ?? typed.length;
                    const { value, end } = insertText(typed, caret, writeField(name));
                    field.handleChange(value);
                    // Once the text stands in the field.
                    setTimeout(() => {
                      area.current?.focus();
                      area.current?.setSelectionRange(end, end);
                    });
                  }}
                >
                  <Icon name={laterIcons.plus} />
                  {t.fieldLabels[name]}
                </Button>
              ))}
            </div>
          </>
        )}
      </form.AppField>
      <FailureNotice title={t.notSaved} error={failure} />
    </DraftFormDialog>
  );
}
