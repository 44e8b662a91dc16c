import * as common from '#locales/common.ts';
import * as t from '#locales/reply-templates.ts';
import * as ui from '#locales/ui.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useSaveReplyTemplate } from '../api/reply-templates.ts';
import styles from './reply-templates.module.css';

interface SuggestionNoticeProps {
  text: string;
  onSaved: () => void;
  onDismiss: () => void;
}

/** Asks whether a message that was sent three times shall be a template. */
export default function SuggestionNotice({ text, onSaved, onDismiss }: SuggestionNoticeProps) {
  const { mutate, isPending, error } = useSaveReplyTemplate();
  const save = () =>
    mutate(
      { id: null, text },
      {
        onSuccess: () => {
          showToast({ kind: 'success', message: t.saved });
          onSaved();
        },
      },
    );
  return (
    <>
      <Notice
        live
        title={t.suggestion}
        actions={
          <div className={styles.actions}>
            <Button size="s" busy={isPending} onClick={save}>
              {ui.save}
            </Button>
            <Button variant="quiet" size="s" onClick={onDismiss}>
              {common.notNow}
            </Button>
          </div>
        }
      >
        <p className={styles.preview} dir="auto">
          {text}
        </p>
      </Notice>
      <FailureNotice title={t.notSaved} error={error} />
    </>
  );
}
