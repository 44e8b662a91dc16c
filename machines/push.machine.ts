/**
 * Alerts on this device: the browser asks for the permission only after a click, and the permission
 * can be denied, taken back, or outlive the subscription. The settings on /profile start and stop
 * it. It holds nothing, and emits nothing: what is on is the browser's and the server's to say.
 */
import { setup } from 'xstate';
import { port } from './port.ts';

/** What browser and server say of this device. `expired`: it was on, until browser or push service ended it. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'expired' | 'on';

export type PushEvent =
  | { type: 'push.wanted' }
  | { type: 'push.unwanted' }
  /** In the settings of the browser, while the page is open. */
  | { type: 'permission.changed' };

/** Guards a transition by what browser or server says. */
const says =
  (said: PushState | 'granted') =>
  ({ event }: { event: { output: string } }) =>
    event.output === said;

export const pushMachine = setup({
  types: { events: {} as PushEvent },
  actors: {
    readPush: port<PushState>('readPush'),
    /** Resolves with what the user chose; `default` when they closed the question. */
    askPermission: port<'granted' | 'denied' | 'default'>('askPermission'),
    subscribe: port<void>('subscribe'),
    unsubscribe: port<void>('unsubscribe'),
  },
}).createMachine({
  id: 'push',
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readPush',
        src: 'readPush',
        onDone: [
          { guard: says('on'), target: 'on' },
          { guard: says('off'), target: 'off' },
          { guard: says('denied'), target: 'denied' },
          { guard: says('expired'), target: 'expired' },
          { target: 'unsupported' },
        ],
        onError: 'unreadable',
      },
    },
    /** This browser has no alerts, as in private windows. */
    unsupported: { type: 'final' },
    unreadable: { on: { 'push.wanted': 'reading' } },
    off: { on: { 'push.wanted': 'asking', 'permission.changed': 'reading' } },
    /** The browser or its push service ended the subscription. */
    expired: { on: { 'push.wanted': 'asking', 'permission.changed': 'reading' } },
    asking: {
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          { guard: says('granted'), target: 'subscribing' },
          { guard: says('denied'), target: 'denied' },
          { target: 'off' },
        ],
        onError: 'failed',
      },
    },
    subscribing: {
      invoke: { id: 'subscribe', src: 'subscribe', onDone: 'on', onError: 'failed' },
    },
    on: { on: { 'push.unwanted': 'unsubscribing', 'permission.changed': 'reading' } },
    unsubscribing: {
      invoke: { id: 'unsubscribe', src: 'unsubscribe', onDone: 'off', onError: 'stuck' },
    },
    /** Alerts could not be turned on. */
    failed: { on: { 'push.wanted': 'asking', 'permission.changed': 'reading' } },
    /** Alerts could not be turned off, and still come. */
    stuck: { on: { 'push.unwanted': 'unsubscribing', 'permission.changed': 'reading' } },
    /** Only the browser's own settings can change it. */
    denied: { on: { 'permission.changed': 'reading' } },
  },
});
