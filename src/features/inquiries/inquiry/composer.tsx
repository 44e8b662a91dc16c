import { Suspense, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import { limits } from '#contract/limits.ts';
import { findOpenField } from '#contract/reply-templates/fields.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/inquiries.ts';
import * as templateTexts from '#locales/reply-templates.ts';
import { useSendMessage, type OutgoingMessage } from '#src/shared/api/inquiries.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
import { formatOtherName } from '../inquiry-labels.ts';
import { insertText } from '../reply-templates/insert-text.ts';
import { OpenFields } from '../reply-templates/open-fields.tsx';
import { useSuggestion } from '../reply-templates/use-suggestion.ts';
import { SendingFailure, useMessageForm } from '../use-message-form.tsx';
import styles from './composer.module.css';

const TemplatesDialog = lazyComponent(() => import('../reply-templates/templates-dialog.tsx'));
const SuggestionNotice = lazyComponent(() => import('../reply-templates/suggestion-notice.tsx'));

/** A sheet with lines. Here, because the drawings of later-icons.ts travel with the map. */
const templateIcon = { path: 'M5 4.5h14v15H5ZM8.5 9h7M8.5 12.5h7M8.5 16h4' };

/** The form for the next message of an inquiry. It stays at the bottom of the window. */
export function Composer({ inquiry }: { inquiry: Inquiry }) {
  const { id } = inquiry;
  const name = formatOtherName(inquiry);
  const area = useRef<HTMLTextAreaElement>(null);
  const { mutateAsync } = useSendMessage(id);
  const { suggested, ...suggestion } = useSuggestion(inquiry);
  const [isChoosing, setChoosing] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const hasKeyboard = useSyncExternalStore(onPointerChange, hasMouse);
  const { form, failure, restored } = useMessageForm({
    target: `inquiry-${id}`,
    kind: 'further',
    isReady(text) {
      const hasOpenField = findOpenField(text) !== null;
      setRefused(hasOpenField);
      return !hasOpenField;
    },
    async send(message: OutgoingMessage) {
      await mutateAsync(message);
      suggestion.askAfter(message.message);
    },
    onSent: () => area.current?.focus(),
    onRefused: () => focusOpenField(area.current),
  });
  return (
    <form.AppForm>
      <form.AppField name="message">
        {(field) => {
          const typed = field.state.value;
          const insert = (text: string) => {
            const caret = area.current?.selectionEnd ?? typed.length;
            const { value, start, end } = insertText(typed, caret, text);
            setChoosing(false);
            field.handleChange(value);
            // After the dialog has given the focus back.
            setTimeout(() => focusOpenField(area.current, start, end));
          };
          return (
            <>
              <form.Form className={styles.composer} aria-label={common.writeTo({ name })}>
                {restored}
                {suggested !== null && (
                  <Suspense>
                    <SuggestionNotice
                      text={suggested}
                      onSaved={suggestion.close}
                      onDismiss={() => suggestion.dismiss(suggested)}
                    />
                  </Suspense>
                )}
                <ScamNotice text={typed} to="writer" />
                <OpenFields text={typed} inquiry={inquiry} isRefused={isRefused} />
                <SendingFailure failure={failure} />
                <div className={styles.line}>
                  <Button
                    variant="quiet"
                    square
                    aria-haspopup="dialog"
                    aria-label={templateTexts.templates}
                    title={templateTexts.templates}
                    onClick={() => setChoosing(true)}
                  >
                    <Icon name={templateIcon} />
                  </Button>
                  <field.TextArea
                    ref={area}
                    compact
                    hideLabel
                    label={isolate(common.writeTo({ name }), name)}
                    hint={hasKeyboard && t.sendingKeys}
                    placeholder={common.writeTo({ name })}
                    limit={limits.message.max}
                    onKeyDown={(event) => {
                      if (!isSendKey(event, hasKeyboard)) return;
                      event.preventDefault();
                      if (typed.trim() !== '') event.currentTarget.form?.requestSubmit();
                    }}
                  />
                  <form.SubmitButton busyLabel={common.sending}>
                    <Icon name={laterIcons.send} />
                    <span className={styles.send}>{t.send}</span>
                  </form.SubmitButton>
                </div>
              </form.Form>
              {isChoosing && (
                <Suspense>
                  <TemplatesDialog
                    inquiry={inquiry}
                    typed={typed}
                    onInsert={insert}
                    onClose={() => setChoosing(false)}
                  />
                </Suspense>
              )}
            </>
          );
        }}
      </form.AppField>
    </form.AppForm>
  );
}

/** Selects the first open field of a part of the text, to be written over, or goes to its end. */
function focusOpenField(area: HTMLTextAreaElement | null, from = 0, to?: number): void {
  if (!area) return;
  area.focus();
  const field = findOpenField(area.value.slice(from, to));
  if (field) area.setSelectionRange(from + field.start, from + field.end);
  else if (to !== undefined) area.setSelectionRange(to, to);
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
