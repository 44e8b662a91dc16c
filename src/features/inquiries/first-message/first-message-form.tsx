import { useEffect, useRef, type ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/inquiries.ts';
import type { OutgoingMessage } from '#src/shared/api/inquiries.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import styles from '../message-form.module.css';
import { ScamNotice } from '#src/shared/trust/scam-notice.tsx';
import { SendingFailure, useMessageForm, writeHash } from '../use-message-form.tsx';

export interface Starter {
  label: string;
  /** Appended to the text. One that ends in a space is to be continued. */
  text: string;
}

interface FirstMessageFormProps {
  name: string;
  target: string;
  starters: readonly Starter[];
  /** Who writes, where that can be chosen. */
  writer: ReactNode;
  /** Who else reads the message; empty for nobody. */
  readers: string;
  prepare: (() => Promise<boolean>) | undefined;
  send: (message: OutgoingMessage) => Promise<unknown>;
  onSent: () => void;
}

const { min, max } = limits.message;

/** The form of a first message, with starters. */
export function FirstMessageForm(props: FirstMessageFormProps) {
  const { name, target, starters, writer, readers, prepare, send, onSent } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const focusArea = () => area.current?.focus();
  const { form, failure, restored } = useMessageForm({
    target,
    kind: 'first',
    prepare,
    send,
    onSent,
    onRefused: focusArea,
  });
  useEffect(() => {
    if (window.location.hash === writeHash) area.current?.focus();
  }, []);

  return (
    <form.AppForm>
      <form.Form id={writeHash.slice(1)} className={styles.form} aria-label={t.messageTo({ name })}>
        {writer}
        {restored}
        <form.AppField name="message">
          {(field) => {
            const unused = starters.filter(({ text }) => !field.state.value.includes(text.trim()));
            return (
              <>
                <field.TextArea
                  ref={area}
                  label={common.yourMessage}
                  hint={lengthHint(field.state.value)}
                  limit={max}
                />
                {unused.length > 0 && (
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fields stand in it
                  <div role="group" aria-label={t.starters} className={styles.starters}>
                    <span className={styles.startersLabel}>{t.startersHint}</span>
                    {unused.map((starter) => (
                      <Button
                        key={starter.label}
                        variant="quiet"
                        size="s"
                        onClick={() => {
                          field.handleChange(withStarter(field.state.value, starter));
                          focusArea();
                        }}
                      >
                        {starter.label}
                      </Button>
                    ))}
                  </div>
                )}
                <ScamNotice text={field.state.value} to="writer" />
              </>
            );
          }}
        </form.AppField>
        {readers && <p className={styles.readers}>{readers}</p>}
        <SendingFailure failure={failure} />
        <form.SubmitButton wide busyLabel={common.sending}>
          <Icon name={laterIcons.send} />
          {t.sendMessage}
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  );
}

function lengthHint(text: string): string {
  const missing = min - Array.from(text.trim()).length;
  if (missing === min) return t.messageHintMin({ count: min });
  if (missing > 0) return t.charactersMissing({ count: missing });
  return t.messageHint;
}

/** Beginnings of a message about a listing, from `me` to `name`; both may be unknown. */
export function listingStarters(name: string, me: string, title: string): Starter[] {
  return [
    {
      label: t.sayHello,
      text: t.helloAboutRoom({ greeting: formatGreeting(name, me), title }),
    },
    { label: t.askForVisit, text: t.askForVisitText },
    { label: t.askHowYouLive, text: t.askHowYouLiveText },
  ];
}

/** Beginnings of a message to a roomie. */
export function userStarters(name: string, me: string): Starter[] {
  return [
    { label: t.sayHello, text: t.helloToRoomie({ greeting: formatGreeting(name, me) }) },
    { label: t.askAboutPlans, text: t.askAboutPlansText },
    { label: t.suggestToMeet, text: t.suggestToMeetText },
  ];
}

/** The text with the starter appended as its own sentence. */
function withStarter(written: string, { text }: Starter): string {
  const before = written.trimEnd();
  return before === '' ? text : `${before} ${text}`;
}

function formatGreeting(name: string, me: string): string {
  if (name && me) return t.greeting.both({ name, me });
  if (name) return t.greeting.name({ name });
  return me ? t.greeting.me({ me }) : t.greeting.none;
}
