import { useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { limits } from '#contract/limits.ts';
import * as t from '#locales/inquiries.ts';
import { useSendMessage } from '#src/shared/api/inquiries.ts';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
import { SendingFailure, useMessageForm } from '../use-message-form.tsx';
import styles from './composer.module.css';

/** The form for the next message of an inquiry. It stays at the bottom of the window. */
export function Composer({ id, name }: { id: number; name: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { mutateAsync } = useSendMessage(id);
  const hasKeyboard = useSyncExternalStore(onPointerChange, hasMouse);
  const focusArea = () => area.current?.focus();
  const { form, failure, restored } = useMessageForm({
    target: `inquiry-${id}`,
    kind: 'further',
    send: mutateAsync,
    onSent: focusArea,
    onRefused: focusArea,
  });
  return (
    <form.AppForm>
      <form.Form className={styles.composer} aria-label={t.writeTo({ name })}>
        {restored}
        <form.AppField name="message">
          {(field) => (
            <>
              <ScamNotice text={field.state.value} to="writer" />
              <SendingFailure failure={failure} />
              <div className={styles.line}>
                <field.TextArea
                  ref={area}
                  compact
                  hideLabel
                  label={isolate(t.writeTo({ name }), name)}
                  hint={hasKeyboard && t.sendingKeys}
                  placeholder={t.writeTo({ name })}
                  limit={limits.message.max}
                  onKeyDown={(event) => {
                    if (!isSendKey(event, hasKeyboard)) return;
                    event.preventDefault();
                    if (field.state.value.trim() !== '') event.currentTarget.form?.requestSubmit();
                  }}
                />
                <form.SubmitButton busyLabel={t.sending}>
                  <Icon name={laterIcons.send} />
                  {t.send}
                </form.SubmitButton>
              </div>
            </>
          )}
        </form.AppField>
      </form.Form>
    </form.AppForm>
  );
}

/** Ctrl or Command + Enter sends everywhere; Enter alone where there is a keyboard. */
function isSendKey(event: KeyboardEvent, hasKeyboard: boolean): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || shiftKey || altKey) return false;
  // Enter also ends the composition of Chinese or Japanese words; in Safari only the code says so.
  if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return false;
  return hasKeyboard || ctrlKey || metaKey;
}

// A browser tells nobody whether there is a keyboard. Where there is a mouse, there is one.
const mouse = '(hover: hover) and (pointer: fine)';
const hasMouse = () => matchMedia(mouse).matches;
function onPointerChange(onChange: () => void): () => void {
  const query = matchMedia(mouse);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
