import { type } from '../type.ts';
import { defineCalls } from '../call.ts';

const endpoint = type('string.url').atMostLength(1000);
/** 16 bytes. */
const auth = type(/^[A-Za-z0-9_-]{22}$/);

/** The subscription of a browser as JSON (Push API of the W3C). */
export const PushSubscriptionForm = type({
  endpoint,
  keys: {
    /** A point of the curve P-256, uncompressed: 65 bytes that begin with 4. */
    p256dh: /^B[A-Za-z0-9_-]{86}$/,
    auth,
  },
});
export type PushSubscriptionForm = typeof PushSubscriptionForm.infer;

/** A subscription that a browser made by itself, and the former one, whose secret says whose it is. */
const PushRenewal = type({ former: { endpoint, auth }, next: PushSubscriptionForm });
export type PushRenewal = typeof PushRenewal.infer;

/** The text of an alert on a device; the server writes it in the language of its reader. */
export interface PushPayload {
  title: string;
  body: string;
  /** The page that it opens, on this site. */
  url: string;
  /** Buttons below it, as browsers take them; the name of each is the page that it opens. */
  actions?: { action: string; title: string }[];
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
  /** They came, until its push service ended them. */
  has_ended: 'boolean',
});

/** The calls about alerts on devices; part of calls.ts. */
export const pushCalls = defineCalls({
  getPush: {
    route: 'GET /api/users/push',
    summary: 'Whether alerts come to this device, and the key to subscribe with',
    access: 'user',
    answer: PushSettings,
  },
  savePushSubscription: {
    route: 'PUT /api/users/push',
    summary: 'Have alerts come to this device, until I sign out on it',
    access: 'user',
    body: PushSubscriptionForm,
  },
  renewPushSubscription: {
    route: 'POST /api/users/push/renewals',
    summary: 'For service workers: the browser replaced its subscription by itself',
    access: 'anyone',
    body: PushRenewal,
  },
  deletePushSubscription: {
    route: 'DELETE /api/users/push',
    summary: 'Have no more alerts come to this device',
    access: 'user',
  },
});
