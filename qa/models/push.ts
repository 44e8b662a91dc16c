import { getLocales } from '#get-locales';
import { pushMachine } from '#machines/push.machine.ts';
import type { PathModel } from '#xstate-paths';
import { pass } from '../run/call-interceptor.ts';
import { expect } from '../run/expect.ts';
import type { World } from '../run/world.ts';
import { toFault } from './faults.ts';
import {
  answerQuestion,
  beIn,
  findButton,
  changePermission,
  findNotice,
  openPush,
  preparePush,
  says,
} from './push/steps.ts';

const { basics, notifications: t } = getLocales('en');
const faults = [
  { label: 'the connection breaks', error: 'cut' },
  { label: 'the server is down', error: 'down' },
] as const;

/** Alerts on a device: asked for on a click, denied, taken back, expired. */
export const pushModel: PathModel<typeof pushMachine, World> = {
  name: 'push',
  title: 'Alerts on a device',
  machine: pushMachine,
  starts: { 'the settings are opened': undefined },
  distinguish: () => ({}),
  prepare: preparePush,
  open: openPush,
  writes: {
    savePushSubscription: ['subscribe'],
    // Also when a permission was taken back.
    deletePushSubscription: ['unsubscribe', 'readPush'],
  },

  events: {
    'push.wanted': {
      cases: ({ value }) => [
        { label: value === 'unreadable' || value === 'failed' ? 'tries again' : 'turns alerts on' },
      ],
      act: (world, { step }) => {
        const { value } = step.from;
        const isAgain = value === 'unreadable' || value === 'failed';
        return findButton(world, isAgain ? basics.tryAgain : t.pushTurnOn).click();
      },
    },
    'push.unwanted': {
      cases: [{ label: 'turns alerts off' }],
      act: (world) => findButton(world, t.pushTurnOff).click(),
    },
    'permission.changed': {
      cases: [{ label: 'changes the permission in the settings of the browser' }],
      act: changePermission,
    },
  },

  actors: {
    readPush: {
      done: [
        { label: 'alerts are off', output: 'off' },
        { label: 'alerts are on', output: 'on' },
        { label: 'the permission is denied', output: 'denied' },
        { label: 'the browser has ended the subscription', output: 'expired' },
        { label: 'the browser has no alerts', output: 'unsupported' },
      ],
      error: faults,
      act: (world, context) =>
        'error' in context.step.event
          ? world.calls.settle('getPush', toFault(context.step))
          : beIn(world, context),
    },
    askPermission: {
      done: [
        { label: 'allows it', output: 'granted' },
        { label: 'denies it', output: 'denied' },
        { label: 'closes the question', output: 'default' },
      ],
      error: [{ label: 'the browser cannot ask', error: 'unasked' }],
      act: ({ page }, { step }) =>
        answerQuestion(
          page,
          'error' in step.event ? null : (step.event['output'] as NotificationPermission),
        ),
    },
    subscribe: {
      done: [{ label: 'the server has the subscription', output: undefined }],
      error: faults,
      async act({ calls }, { step }) {
        await calls.settle('getPush', says(false));
        await calls.settle('savePushSubscription', 'error' in step.event ? toFault(step) : pass);
      },
    },
    unsubscribe: {
      done: [{ label: 'the server has forgotten the subscription', output: undefined }],
      error: faults,
      act: ({ calls }, { step }) =>
        calls.settle('deletePushSubscription', 'error' in step.event ? toFault(step) : pass),
    },
  },

  delays: {},

  states: {
    reading: {
      label: 'what the browser alone says',
      expectShown: async ({ page }) => {
        const likely = page.getByText(new RegExp(`^(${t.pushOff}|${t.pushDenied})$`));
        await expect(likely).toBeVisible();
      },
    },
    unsupported: shows(t.pushUnsupported),
    unreadable: shows(t.pushFailed, basics.tryAgain),
    off: shows(t.pushOff, t.pushTurnOn),
    expired: shows(t.pushExpired, t.pushTurnOn),
    asking: shows(t.pushOff),
    subscribing: shows(t.pushOff),
    on: shows(t.pushOn, t.pushTurnOff),
    unsubscribing: shows(t.pushOn),
    failed: shows(t.pushFailed, basics.tryAgain),
    stuck: shows(t.pushStuck, t.pushTurnOff),
    denied: {
      label: `“${t.pushDenied}”, and no button`,
      async expectShown(world) {
        await expect(findNotice(world, t.pushDenied)).toBeVisible();
        await expect(findButton(world, t.pushTurnOn)).toHaveCount(0);
      },
    },
  },
};

function shows(title: string, button?: string) {
  return {
    label: `“${title}”`,
    async expectShown(world: World) {
      await expect(findNotice(world, title)).toBeVisible();
      if (button) await expect(findButton(world, button)).toBeEnabled();
    },
  };
}
