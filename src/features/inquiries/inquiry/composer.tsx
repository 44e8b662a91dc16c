import { useRef } from 'react';
import { limits } from '#contract/limits.ts';
import * as t from '#locales/inquiries.ts';
import { useSendMessage } from '#src/shared/api/inquiries.ts';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
import { SendingFailure, useMessageForm } from '../use-message-form.tsx';
import styles from './inquiry.module.css';

/** The form for the next message of an inquiry. */
export function Composer({ id, name }: { id: number; name: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { mutateAsync } = useSendMessage(id);
  const focusArea = () => area.current?.focus();
  const { form, failure } = useMessageForm({
    target: `inquiry-${id}`,
    kind: 'further',
    send: mutateAsync,
    onSent: focusArea,
    onRefused: focusArea,
  });
  return (
    <form.AppForm>
      <form.Form className={styles.composer} aria-label={t.writeTo({ name })}>
        <form.AppField name="message">
          {(field) => (
            <>
              <field.TextArea
                ref={area}
                label={isolate(t.writeTo({ name }), name)}
                limit={limits.message.max}
              />
              <ScamNotice text={field.state.value} to="writer" />
            </>
          )}
        </form.AppField>
        <SendingFailure failure={failure} />
        <form.SubmitButton busyLabel={t.sending}>
          <Icon name={laterIcons.send} />
          {t.send}
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  );
}
