import { useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { formatCount } from '#contract/labels/count.ts';
import type { Sending } from '#src/queries/inquiry-writes.ts';
import { Button } from '#src/ui/button.tsx';
import { submitHandler, textControl } from '#src/ui/form-field.ts';
import { Icon } from '#src/ui/icon.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import styles from '../message-form.module.css';
import { RiskNotice } from '../risk-notice.tsx';
import { SendingFailure } from '../sending-failure.tsx';
import { useMessageForm } from '../use-message-form.ts';
import { withStarter, type Starter } from './starters.ts';

interface FirstMessageFormProps {
  name: string;
  target: string;
  starters: readonly Starter[];
  send: (sending: Sending) => Promise<unknown>;
  onSent: () => void;
}

const { min, max } = limits.message;
/** The part of an address that leads whoever signed in to write back to the form. */
const writeHash = '#write';

/** Where a first message is written, with words to begin from. */
export function FirstMessageForm({ name, target, starters, send, onSent }: FirstMessageFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const focusArea = () => area.current?.focus();
  const { form, failure } = useMessageForm({
    target,
    kind: 'first',
    send,
    onSent,
    onRefused: focusArea,
  });
  useEffect(() => {
    if (window.location.hash === writeHash) area.current?.focus();
  }, []);

  return (
    <form
      id={writeHash.slice(1)}
      className={styles.form}
      noValidate
      aria-label={`Message to ${name}`}
      onSubmit={submitHandler(form)}
    >
      <form.Field name="message">
        {(field) => {
          const unused = starters.filter(({ text }) => !field.state.value.includes(text.trim()));
          return (
            <>
              <TextArea
                {...textControl(field)}
                ref={area}
                label="Your message"
                hint={lengthHint(field.state.value)}
                limit={max}
              />
              {unused.length > 0 && (
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fields stand in it
                <div role="group" aria-label="Ways to begin" className={styles.starters}>
                  <span className={styles.startersLabel}>Not sure how to begin?</span>
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
              <RiskNotice text={field.state.value} isOwn />
            </>
          );
        }}
      </form.Field>
      <SendingFailure failure={failure} />
      <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
        {(isSubmitting) => (
          <Button type="submit" wide busy={isSubmitting} busyLabel="Sending…">
            <Icon name="send" />
            Send message
          </Button>
        )}
      </form.Subscribe>
    </form>
  );
}

function lengthHint(text: string): string {
  const missing = min - text.trim().length;
  if (missing === min) return `Who you are and what you look for, in ${min} characters or more.`;
  if (missing > 0) return `${formatCount(missing, 'more character')} to go.`;
  return 'Who you are and what you look for.';
}
