import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { ReplyTemplate } from '#contract/reply-templates/calls.ts';
import { fillTemplate, listOpenFields, replaceName } from '#contract/reply-templates/fields.ts';
import * as t from '#locales/reply-templates.ts';
import * as ui from '#locales/ui.ts';
import { useApi } from '#src/api/api-context.ts';
import { FailureNotice, LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { LoadingPanel } from '#src/ui/skeleton.tsx';
import { replyTemplatesQuery, useDeleteReplyTemplate } from '../api/reply-templates.ts';
import styles from './reply-templates.module.css';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateRow } from './template-row.tsx';

interface TemplatesDialogProps {
  inquiry: Inquiry;
  /** What stands in the composer. */
  typed: string;
  onInsert: (text: string) => void;
  onClose: () => void;
}

type Step =
  | { name: 'list' }
  | { name: 'edit'; id: number | null; text: string }
  | { name: 'delete'; id: number };

const list: Step = { name: 'list' };

/** The user's templates, to insert, write, change and delete. One dialog is open at a time. */
export default function TemplatesDialog(props: TemplatesDialogProps) {
  const { inquiry, typed, onInsert, onClose } = props;
  const result = useQuery(replyTemplatesQuery(useApi()));
  const [step, setStep] = useState(list);
  const readAddress = useAddress(inquiry);
  const firstName = inquiry.other_user?.first_name ?? '';
  const items = result.data?.items;

  async function insert({ text }: ReplyTemplate): Promise<void> {
    const address = listOpenFields(text).includes('address') ? await readAddress() : '';
    onInsert(fillTemplate(text, { first_name: firstName, address }));
  }
  const back = () => setStep(list);
  const write = (text: string) => setStep({ name: 'edit', id: null, text });

  if (step.name === 'edit') return <TemplateEditor {...step} onClose={back} />;
  if (step.name === 'delete') return <DeleteDialog id={step.id} onClose={back} />;
  return (
    <Dialog
      open
      title={t.templates}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={() => write('')}>
          <Icon name={laterIcons.plus} />
          {t.newTemplate}
        </Button>
      }
    >
      {typed.trim() !== '' && (
        <Button variant="quiet" onClick={() => write(replaceName(typed.trim(), firstName))}>
          {t.saveMessage}
        </Button>
      )}
      {items ? (
        items.length === 0 ? (
          <EmptyState heading="h3" icon={laterIcons.edit} title={t.none}>
            {t.noneHint}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {items.map((template) => (
              <li key={template.id}>
                <TemplateRow
                  template={template}
                  onInsert={() => insert(template)}
                  onEdit={() => setStep({ name: 'edit', id: template.id, text: template.text })}
                  onDelete={() => setStep({ name: 'delete', id: template.id })}
                />
              </li>
            ))}
          </ul>
        )
      ) : result.error ? (
        <LoadFailureView heading="h3" title={t.failed} query={result} />
      ) : (
        <LoadingPanel label={t.loading} />
      )}
    </Dialog>
  );
}

/** Reads the address of the room once its applicant may read the house number; empty before. */
function useAddress({ kind, id }: Inquiry): () => Promise<string> {
  const api = useApi();
  return async () => {
    if (kind !== 'listing') return '';
    const read = await api('getInquiryViewings', { params: { id } }).catch(() => null);
    return read?.shows_house_number ? (read.address ?? '') : '';
  };
}

function DeleteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { mutate, isPending, error } = useDeleteReplyTemplate();
  return (
    <ConfirmDialog
      open
      title={t.deleteQuestion}
      confirmLabel={ui.deleteIt}
      danger
      busy={isPending}
      onConfirm={() => mutate(id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t.deleteHint}</p>
      <FailureNotice title={t.notDeleted} error={error} />
    </ConfirmDialog>
  );
}
