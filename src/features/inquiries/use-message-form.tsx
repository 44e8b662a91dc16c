import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { MessageForm, UserInquiryForm } from '#contract/inquiries/calls.ts';
import * as t from '#locales/inquiries.ts';
import { useAppForm, validateOnSubmit } from '#src/shared/forms/app-form.tsx';
import { useAuthState } from '#src/shared/auth/auth-context.ts';
import { createMessageDrafts } from '#src/shared/storage/message-drafts.ts';
import { newIdempotencyKey } from '#src/api/client.ts';
import { formatFailure, isProblem, isUnreachable } from '#src/api/errors.ts';
import type { OutgoingMessage } from '#src/shared/api/inquiries.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

// A first message has a minimum length, about a listing as well as to a user.
const schemas = { first: UserInquiryForm.pick('message'), further: MessageForm };

/** Leads back to the message form after signing in or finishing the profile. */
export const writeHash = '#write';

interface Options {
  /** What the message is for. Its draft is stored under this key. */
  target: string;
  kind: keyof typeof schemas;
  send: (message: OutgoingMessage) => Promise<unknown>;
  onSent?: () => void;
  /** The text was invalid, or the message could not be sent. */
  onRefused?: () => void;
}

/** The form of a message: its draft is kept in this browser until it is sent, and it is sent once. */
export function useMessageForm({ target, kind, send, onSent, onRefused }: Options) {
  const userId = useAuthState((snapshot) => snapshot.context.userId) ?? 0;
  const [drafts] = useState(() => createMessageDrafts());
  const [failure, setFailure] = useState<unknown>(null);
  const [draft] = useState(() => ({ message: drafts.read(userId, target).text }));
  const schema = schemas[kind];

  const form = useAppForm({
    defaultValues: draft,
    ...validateOnSubmit,
    validators: { onDynamic: schema },
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
      // The answer to an earlier attempt may have been lost: the same text is sent with the same key.
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

/** Why a message was not sent. Its text is still in the form. */
export function SendingFailure({ failure }: { failure: unknown }) {
  const { pathname } = useLocation();
  if (failure === null) return null;
  if (isUnreachable(failure)) {
    return (
      <Notice tone="danger" live title={t.arrivalUnknown}>
        {t.arrivalUnknownHint({ reason: failure.message })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      live
      title={t.notSent}
      {...(isProblem(failure, 'profile_incomplete') && {
        actions: (
          <Link
            to="/profile"
            search={{ redirect: `${pathname}${writeHash}` }}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            {t.finishProfile}
          </Link>
        ),
      })}
    >
      {t.notSentHint({ reason: formatFailure(failure) })}
    </Notice>
  );
}
