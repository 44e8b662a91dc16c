import type { Browser, Page } from '@playwright/test';
import type { PushSubscriptionForm } from '#contract/notifications/push.ts';
import type { Subscriber } from '#tests/support/push-service.ts';

/** What its user sets in the settings of the browser. */
export type Permission = 'prompt' | 'granted' | 'denied';

/** Sets the real permission of the page's site; the browser tells the page, as from its settings. */
export async function setPermission(browser: Browser, page: Page, setting: Permission) {
  const { targetInfo } = await (
    await page.context().newCDPSession(page)
  ).send('Target.getTargetInfo');
  await (
    await browser.newBrowserCDPSession()
  ).send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting,
    origin: new URL(page.url()).origin,
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
  });
}

/** A device whose user answers questions, and whose browser subscribes at the stand-in. */
export interface Device {
  /** For each question of the browser: did a click open it? */
  questions: { byClick: boolean }[];
  /** How its user answers the next one; `prompt` closes it. */
  answer: Permission;
  /** The subscriptions that its browser made, oldest first. */
  subscribers: Subscriber[];
  /** With which keys it subscribed. */
  keys: string[];
  /** The browser ends the subscription by itself. */
  expire(): void;
}

interface Bridge {
  qaQuestion(byClick: boolean): Promise<void>;
  qaSubscribe(key: string): Promise<PushSubscriptionForm>;
  qaSubscription(): Promise<PushSubscriptionForm | null>;
  qaUnsubscribe(): Promise<void>;
}

/**
 * Stands in for what no test can reach: the window in which the browser asks, and the push service
 * of its maker. Permissions, their changes and shown alerts are the browser's own.
 */
export async function prepareDevice(
  browser: Browser,
  page: Page,
  subscribe: () => Subscriber,
): Promise<Device> {
  let current: Subscriber | null = null;
  const device: Device = {
    questions: [],
    answer: 'prompt',
    subscribers: [],
    keys: [],
    expire: () => void (current = null),
  };
  await page.exposeFunction('qaQuestion', async (byClick: boolean) => {
    device.questions.push({ byClick });
    await setPermission(browser, page, device.answer);
  });
  await page.exposeFunction('qaSubscribe', (key: string) => {
    current = subscribe();
    device.subscribers.push(current);
    device.keys.push(key);
    return current.form;
  });
  await page.exposeFunction('qaSubscription', () => current?.form ?? null);
  await page.exposeFunction('qaUnsubscribe', device.expire);
  await page.addInitScript(() => {
    const bridge = globalThis as unknown as Bridge;
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = async () => {
      // Whoever is asked once answers for good, as in the browser.
      if (Notification.permission === 'default')
        await bridge.qaQuestion(navigator.userActivation.isActive);
      return ask();
    };
    const toSubscription = (form: PushSubscriptionForm) => ({
      toJSON: () => form,
      unsubscribe: async () => {
        await bridge.qaUnsubscribe();
        return true;
      },
    });
    const of = PushManager.prototype as unknown as Record<string, unknown>;
    of['subscribe'] = async (options: { applicationServerKey: string }) => {
      if (Notification.permission !== 'granted') throw new DOMException('No', 'NotAllowedError');
      return toSubscription(await bridge.qaSubscribe(options.applicationServerKey));
    };
    of['getSubscription'] = async () => {
      const form = Notification.permission === 'granted' ? await bridge.qaSubscription() : null;
      return form && toSubscription(form);
    };
  });
  return device;
}
