import type { Locator, Page, Route } from '@playwright/test';
import type { StepContext } from '#xstate-paths';
import type { PushState } from '#machines/push.machine.ts';
import { signInOnboarded } from '../../run/sign-in.ts';
import { expect } from '../../run/expect.ts';
import type { World } from '../../run/world.ts';

interface PushInPage {
  qaPush: {
    permission: NotificationPermission;
    isSubscribed: boolean;
    isAble: boolean;
    /** Answers the question that is open; null when the browser fails to ask. */
    answer(chosen: NotificationPermission | null): void;
    change(): void;
  };
}

/** Whose settings they are. */
export async function preparePush(world: World): Promise<void> {
  await signInOnboarded(world);
}

/** Opens the settings; nothing of this device is known yet. */
export async function openPush(world: World): Promise<void> {
  await world.page.addInitScript(installPush);
  await world.holdCalls(['getPush', 'savePushSubscription', 'deletePushSubscription']);
  await world.page.goto('/profile/notifications');
  await expect(world.page.getByRole('checkbox', { name: 'No alerts at night' })).toBeVisible();
}

export const findNotice = ({ page }: World, title: string): Locator =>
  page.getByRole('main').getByText(title, { exact: true });
export const findButton = ({ page }: World, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** What the server says of this device. */
export const says = (isOn: boolean) => (route: Route) =>
  route.fulfill({ json: { public_key: 'BAAA', is_on: isOn, has_ended: false } });

const inBrowser: Record<PushState, Partial<PushInPage['qaPush']>> = {
  unsupported: { isAble: false },
  denied: { permission: 'denied', isSubscribed: false },
  off: { permission: 'default', isSubscribed: false },
  expired: { permission: 'granted', isSubscribed: false },
  on: { permission: 'granted', isSubscribed: true },
};

/** The browser and the server say that alerts are on, off, denied, expired or not there at all. */
export async function beIn(world: World, { step }: StepContext): Promise<void> {
  const state = step.event['output'] as PushState;
  await world.page.evaluate(
    (now) => Object.assign((window as unknown as PushInPage).qaPush, now),
    inBrowser[state],
  );
  await world.calls.settle('getPush', says(state === 'on' || state === 'expired'));
}

export const answerQuestion = (page: Page, chosen: NotificationPermission | null) =>
  page.evaluate((said) => (window as unknown as PushInPage).qaPush.answer(said), chosen);

export const changePermission = ({ page }: World) =>
  page.evaluate(() => (window as unknown as PushInPage).qaPush.change());

/**
 * Stands in the place of the browser's own parts: no test browser asks for permissions, or has a
 * push service.
 */
function installPush(): void {
  let answers: ((chosen: NotificationPermission | null) => void) | null = null;
  const status = new EventTarget();
  const state: PushInPage['qaPush'] = {
    permission: 'default',
    isSubscribed: false,
    isAble: true,
    answer: (chosen) => answers?.(chosen),
    change: () => void status.dispatchEvent(new Event('change')),
  };
  const inPage = window as unknown as PushInPage & { PushManager?: unknown };
  inPage.qaPush = state;
  Object.defineProperty(state, 'isAble', {
    get: () => 'PushManager' in window,
    set: (isAble: boolean) => {
      if (!isAble) delete inPage.PushManager;
    },
  });
  Object.defineProperty(Notification, 'permission', { get: () => state.permission });
  Notification.requestPermission = () =>
    new Promise((resolve, reject) => {
      answers = (chosen) => {
        if (chosen === null) return reject(new Error('The browser could not ask'));
        state.permission = chosen;
        resolve(chosen);
      };
    });
  const subscription = {
    unsubscribe: async () => {
      state.isSubscribed = false;
      return true;
    },
    toJSON: () => ({
      endpoint: `https://push.example.com/${crypto.randomUUID()}`,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (state.isSubscribed ? subscription : null),
      subscribe: async () => {
        state.isSubscribed = true;
        return subscription;
      },
    },
  };
  const container = ServiceWorkerContainer.prototype;
  Object.defineProperty(container, 'getRegistration', { value: async () => registration });
  Object.defineProperty(container, 'ready', { get: async () => registration });
  Object.defineProperty(Permissions.prototype, 'query', { value: async () => status });
}
