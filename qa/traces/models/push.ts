import { modelFor, type AnyPathModel } from '#xstate-paths';
import { pushMachine } from '#machines/push.machine.ts';

/** Alerts on a device: asked for on a click, denied, taken back, expired. */
export const pushTraces: AnyPathModel<never> = modelFor(pushMachine, {
  name: 'push',
  title: 'Alerts on a device',
  starts: { 'the settings are opened': undefined },
  events: {
    'push.wanted': [{}],
    'push.unwanted': [{}],
    'permission.changed': [{}],
  },
  outcomes: {
    readPush: {
      done: ['off', 'on', 'denied', 'expired', 'unsupported'],
      error: [{ code: 'unreachable' }],
    },
    askPermission: { done: ['granted', 'denied', 'default'], error: [{ code: 'unasked' }] },
    subscribe: { done: [undefined], error: [{ code: 'unreachable' }] },
    unsubscribe: { done: [undefined], error: [{ code: 'unreachable' }] },
  },
});
