import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
import { MessageForm, UserInquiryForm } from '#contract/inquiries/calls.ts';
import { useAuthState } from '#src/actors/auth-context.ts';
import { createMessageDrafts } from '#src/actors/message-drafts.ts';
import { newIdempotencyKey } from '#src/api/client.ts';
import type { Sending } from '#src/queries/inquiry-writes.ts';

// A first message has a least length, whether it is about a room or to a person.
const schemas = { first: UserInquiryForm.pick('message'), further: MessageForm };

interface Options {
  /** To what the message is: its draft is kept under this. */
  target: string;
  kind: keyof typeof schemas;
  send: (sending: Sending) => Promise<unknown>;
  onSent?: () => void;
  /** A submission came back: the text is not right, or it was not sent. */
  onRefused?: () => void;
}

/** The state of a message being written: kept in this browser until it is sent, sent once. */
export function useMessageForm({ target, kind, send, onSent, onRefused }: Options) {
  const userId = useAuthState((snapshot) => snapshot.context.userId) ?? 0;
  const [drafts] = useState(() => createMessageDrafts(window.localStorage));
  const [failure, setFailure] = useState<unknown>(null);
  const [draft] = useState(() => ({ message: drafts.read(userId, target).text }));
  const schema = schemas[kind];

  const form = useForm({
    defaultValues: draft,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: schema },
    canSubmitWhenInvalid: true,
    listeners: {
      onChange({ formApi }) {
        const { attempt } = drafts.read(userId, target);
        drafts.write(userId, target, {
          text: formApi.state.values.message,
          ...(attempt && { attempt }),
        });
      },
    },
    onSubmitInvalid: () => onRefused?.(),
    async onSubmit({ value, formApi }) {
      setFailure(null);
      const text = schema.assert(value).message.trim();
      // An answer may have been lost on its way: the same words go with the same key again.
      const { attempt } = drafts.read(userId, target);
      const key = attempt?.text === text ? attempt.key : newIdempotencyKey();
      drafts.write(userId, target, { text: value.message, attempt: { key, text } });
      try {
        await send({ message: text, idempotencyKey: key });
      } catch (error) {
        setFailure(error);
        onRefused?.();
        return;
      }
      drafts.write(userId, target, { text: '' });
      formApi.reset({ message: '' });
      onSent?.();
    },
  });
  return { form, failure };
}
