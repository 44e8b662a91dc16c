import { Link, useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { UserInquiryForm } from '#contract/inquiries/calls.ts';
import { MessageForm } from '#contract/inquiries/message.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/inquiries.ts';
import { useAppForm, validateOnSubmit } from '#src/shared/forms/app-form.tsx';
import { RestoredDraft } from '#src/shared/drafts/restored-notice.tsx';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
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
  /** Is the text ready to be sent? If not, nothing happens to it. */
  isReady?: (text: string) => boolean;
  /** Does what a message needs before it is sent; false when the writer would rather not. */
  prepare?: (() => Promise<boolean>) | undefined;
  send: (message: OutgoingMessage) => Promise<unknown>;
  onSent?: () => void;
  /** The text was invalid, or the message could not be sent. */
  onRefused?: () => void;
}

interface MessageDraft {
  text: string;
  /** The last attempt to send it: the same text is always sent with the same key. */
  attempt: { key: string; text: string } | null;
}

const emptyDraft: MessageDraft = { text: '', attempt: null };

/** The form of a message: its draft is kept in this browser until it is sent, and it is sent once. */
export function useMessageForm(options: Options) {
  const { target, kind, isReady, prepare, send, onSent, onRefused } = options;
  const draft = useDraft({ kind: 'message', target, stored: emptyDraft, fits: fitsMessageDraft });
  const attempt = useRef(draft.values.attempt);
  const [failure, setFailure] = useState<unknown>(null);
  const schema = schemas[kind];
  const keep = (text: string) =>
    draft.keep(text.trim() === '' ? emptyDraft : { text, attempt: attempt.current });

  const form = useAppForm({
    defaultValues: { message: '' },
    ...validateOnSubmit,
    validators: { onDynamic: schema },
    listeners: { onChange: ({ formApi }) => keep(formApi.state.values.message) },
    onSubmitInvalid: () => onRefused?.(),
    async onSubmit({ value, formApi }) {
      setFailure(null);
      if (isReady?.(value.message) === false) return onRefused?.();
      if (prepare && !(await prepare())) return onRefused?.();
      const text = schema.assert(value).message.trim();
      // The answer to an earlier attempt may have been lost: the same text is sent with the same key.
      const key = attempt.current?.text === text ? attempt.current.key : newIdempotencyKey();
      attempt.current = { key, text };
      keep(value.message);
      try {
        await send({ message: text, idempotencyKey: key });
      } catch (error) {
        setFailure(error);
        onRefused?.();
        return;
      }
      attempt.current = null;
      draft.forget();
      formApi.reset();
      onSent?.();
    },
  });
  const restored = (
    <RestoredDraft draft={draft} typed={{ message: draft.values.text }} form={form} />
  );
  return { form, failure, restored };
}

function fitsMessageDraft(field: keyof MessageDraft, value: unknown): boolean {
  if (field === 'text') return typeof value === 'string';
  const { key, text } = (value ?? {}) as Partial<NonNullable<MessageDraft['attempt']>>;
  return typeof key === 'string' && typeof text === 'string';
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
            {common.finishProfile}
          </Link>
        ),
      })}
    >
      {t.notSentHint({ reason: formatFailure(failure) })}
    </Notice>
  );
}
