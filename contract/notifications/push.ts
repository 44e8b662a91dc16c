import { type } from '../type.ts';
import type { Call } from '../call.ts';

/** What a browser answers when it subscribes, as JSON (Push API of the W3C). */
export const PushSubscriptionForm = type({
  endpoint: type('string.url').atMostLength(1000),
  keys: {
    /** A point of the curve P-256, uncompressed: 65 bytes that begin with 4. */
    p256dh: /^B[A-Za-z0-9_-]{86}$/,
    /** 16 bytes. */
    auth: /^[A-Za-z0-9_-]{22}$/,
  },
});
export type PushSubscriptionForm = typeof PushSubscriptionForm.infer;

/** What an alert on a device says; the server writes it in the language of its reader. */
export interface PushPayload {
  title: string;
  body: string;
  /** The page that it opens, on this site. */
  url: string;
  /** The same alert once more replaces the one that is shown. */
  tag: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

const PushSettings = type({
  /** With which browsers subscribe: only this server can send to them then. */
  public_key: 'string',
  /** Do alerts come to the device of this session? */
  is_on: 'boolean',
});

/** The calls about alerts on devices; part of calls.ts. */
export const pushCalls = {
  getPush: {
    summary: 'Whether alerts come to this device, and the key to subscribe with',
    access: 'user',
    status: 200,
    answer: PushSettings,
  },
  savePushSubscription: {
    summary: 'Have alerts come to this device, until I sign out on it',
    access: 'user',
    status: 204,
    body: PushSubscriptionForm,
  },
  deletePushSubscription: {
    summary: 'Have no more alerts come to this device',
    access: 'user',
    status: 204,
  },
} as const satisfies Record<string, Call>;
