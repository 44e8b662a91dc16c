import type { Browser, Page } from '@playwright/test';
import { startApp, type RunningApp } from '#qa/run/start-app.ts';
import { openPushService } from '#tests/support/push-service.ts';
import { countMails, deliver } from './support/alerts.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, signInAs, signInAsNewcomer } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';
import { prepareDevice, setPermission } from './support/push-permission.ts';
import { test as base } from './support/with-windows.ts';

type PushService = Awaited<ReturnType<typeof openPushService>>;

interface WorkerFixtures {
  service: PushService;
  app: RunningApp;
}

const test = base.extend<object, WorkerFixtures>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      const service = await openPushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ service }, use) => {
      const app = await startApp(undefined, { PUSH_ORIGINS: service.origin, LANGUAGES: 'en' });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ app }, use) => {
    await use(app.url);
  },
});
// One app for both.
test.describe.configure({ mode: 'default' });
const offered = 'Alerts on this device';
const on = 'Alerts are on for this device';
const blocked = 'Your browser blocks alerts from this site';
const ended = 'This device no longer gets alerts';

const notice = (page: Page, title: string) => page.getByText(title, { exact: true });
const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on' });
const permission = (page: Page) => page.evaluate(() => Notification.permission);
const settings = async (page: Page) =>
  (await callAsPerson(page, 'GET', '/api/users/push')).body as {
    public_key: string;
    is_on: boolean;
  };

/** Posts a room that the saved search finds, as someone else. */
async function postRoom(browser: Browser, baseURL: string, title: string): Promise<number> {
  const owner = await browser.newContext({ baseURL });
  const elsewhere = await owner.newPage();
  await signInAs(elsewhere, 'owner@roomieradar.test', '/robots.txt');
  const id = await postListing(elsewhere, { title });
  await owner.close();
  return id;
}

async function saveSearch(page: Page, title: string): Promise<void> {
  const search = new URLSearchParams({ q: title }).toString();
  const form = { name: 'Mine', search, frequency: 'at_once' };
  expect((await callAsPerson(page, 'POST', '/api/saved-searches', form)).status).toBe(201);
}

test('the browser asks only after a click; closed, denied and taken back it is respected', async ({
  page,
  browser,
  service,
  app,
}) => {
  const device = await prepareDevice(browser, page, () => service.subscribe());
  const title = `Windmill ${Date.now()}`;
  const email = await signInAsNewcomer(page);
  await saveSearch(page, title);
  for (const path of [
    '/?q=room',
    '/listings/1',
    '/saved-searches',
    '/favorites',
    '/profile/notifications',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(turnOn(page)).toBeEnabled();
  expect(device.questions).toEqual([]);
  expect(await permission(page)).toBe('default');

  await turnOn(page).click();
  await expect.poll(() => device.questions).toEqual([{ byClick: true }]);
  await expect(turnOn(page)).toBeEnabled();
  await expect(notice(page, offered)).toBeVisible();
  expect(await settings(page)).toMatchObject({ is_on: false });

  device.answer = 'denied';
  await turnOn(page).click();
  await expect(notice(page, blocked)).toBeVisible();
  await expect(turnOn(page)).toHaveCount(0);
  expect(await permission(page)).toBe('denied');
  await page.reload();
  await expect(notice(page, blocked)).toBeVisible();
  expect(device.questions).toEqual([{ byClick: true }, { byClick: true }]);

  // In the settings of the browser; the page hears of it.
  await setPermission(browser, page, 'prompt');
  await expect(notice(page, offered)).toBeVisible();
  device.answer = 'granted';
  await turnOn(page).click();
  await expect(notice(page, on)).toBeVisible();
  expect(await permission(page)).toBe('granted');
  expect(device.questions).toHaveLength(3);
  const { public_key: key, is_on: isOn } = await settings(page);
  expect([device.keys, isOn]).toEqual([[key], true]);

  await postRoom(browser, app.url, title);
  const [subscriber] = device.subscribers;
  await expect.poll(() => subscriber?.arrived.length).toBe(1);
  const { payload } = subscriber!.arrived[0]!;
  await deliver(page, JSON.stringify(payload));
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype;
      const alerts = await getNotifications.call(await navigator.serviceWorker.ready);
      return alerts.map((alert) => [alert.title, alert.data.url]);
    });
  await expect.poll(shown).toEqual([[payload.title, payload.url]]);

  await setPermission(browser, page, 'denied');
  await expect(notice(page, blocked)).toBeVisible();
  await expect.poll(async () => (await settings(page)).is_on).toBe(false);
  const id = await postRoom(browser, app.url, title);
  await expect.poll(() => countMails(app, email, `/listings/${id}`)).toBe(1);
  expect(subscriber?.arrived).toHaveLength(1);
});

test('a subscription that its push service or the browser ended is made again by a click', async ({
  page,
  browser,
  service,
  app,
}) => {
  const device = await prepareDevice(browser, page, () => service.subscribe());
  device.answer = 'granted';
  const title = `Watermill ${Date.now()}`;
  await signInAsNewcomer(page, '/profile/notifications');
  await saveSearch(page, title);
  await turnOn(page).click();
  await expect(notice(page, on)).toBeVisible();
  device.subscribers[0]?.answerWith(410);
  await postRoom(browser, app.url, title);
  await expect.poll(async () => (await settings(page)).is_on).toBe(false);
  await page.reload();
  await expect(notice(page, ended)).toBeVisible();
  await turnOn(page).click();
  await expect(notice(page, on)).toBeVisible();
  await postRoom(browser, app.url, title);
  await expect.poll(() => device.subscribers.map(({ arrived }) => arrived.length)).toEqual([0, 1]);

  device.expire();
  await page.reload();
  await expect(notice(page, ended)).toBeVisible();
  expect(device.subscribers).toHaveLength(2);
  await turnOn(page).click();
  await expect(notice(page, on)).toBeVisible();
  expect(device.subscribers).toHaveLength(3);
  // Allowed once, so nobody was asked again.
  expect(device.questions).toEqual([{ byClick: true }]);
});

test('a browser that replaces its subscription tells the server by itself, with no page open', async ({
  page,
  browser,
  service,
  app,
}) => {
  const device = await prepareDevice(browser, page, () => service.subscribe());
  device.answer = 'granted';
  const title = `Treadmill ${Date.now()}`;
  await signInAsNewcomer(page, '/profile/notifications');
  await saveSearch(page, title);
  await turnOn(page).click();
  await expect(notice(page, on)).toBeVisible();
  const [former] = device.subscribers;
  former?.answerWith(410);
  const next = service.subscribe();
  const [worker] = page.context().serviceWorkers();
  await page.goto('/robots.txt');
  const announce = (made: 'by the browser' | 'by the worker') =>
    worker!.evaluate(
      async ([old, renewed, isMade]) => {
        const scope = globalThis as unknown as ServiceWorkerScope;
        const subscription = (form: object) => ({
          toJSON: () => form,
          options: { from: 'former' },
        });
        const asked: object[] = [];
        scope.registration.pushManager.subscribe = async (options) => {
          asked.push(options);
          return subscription(renewed);
        };
        const work: Promise<unknown>[] = [];
        const change = Object.assign(new Event('pushsubscriptionchange'), {
          oldSubscription: subscription(old),
          newSubscription: isMade ? subscription(renewed) : null,
          waitUntil: (promise: Promise<unknown>) => void work.push(promise),
        });
        scope.dispatchEvent(change);
        await Promise.all(work);
        return asked;
      },
      [former!.form, next.form, made === 'by the browser'] as const,
    );
  // The key that the former one was made with is among its options.
  expect(await announce('by the worker')).toEqual([{ from: 'former' }]);
  await postRoom(browser, app.url, title);
  await expect.poll(() => next.arrived.length).toBe(1);
  expect(await announce('by the browser')).toEqual([]);
  await postRoom(browser, app.url, title);
  await expect.poll(() => next.arrived.length).toBe(2);
  expect(former?.arrived).toHaveLength(0);
});

interface ServiceWorkerScope {
  registration: { pushManager: { subscribe(options: object): Promise<object> } };
  dispatchEvent(event: Event): boolean;
}
