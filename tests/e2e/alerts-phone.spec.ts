import type { Page } from '@playwright/test';
import { startApp, type RunningApp } from '#qa/run/start-app.ts';
import { openPushService, type Subscriber } from '#tests/support/push-service.ts';
import { countMails, deliver } from './support/alerts.ts';
import { expect, expectAccessible, newEmail, signIn, signInAs, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

let service: Awaited<ReturnType<typeof openPushService>>;
let app: RunningApp;
test.beforeAll(async () => {
  // A busy machine starts a second app more slowly than a journey may take.
  test.setTimeout(300_000);
  service = await openPushService();
  app = await startApp(undefined, { PUSH_ORIGINS: service.origin, LANGUAGES: 'en' });
});
test.afterAll(async () => {
  await app.stop();
  await service.close();
});
test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

/**
 * No test browser asks for permissions or has a push service: this one allows alerts, and subscribes
 * at the stand-in.
 */
async function subscribeAt(page: Page, { form }: Subscriber): Promise<void> {
  await page.addInitScript((subscribed) => {
    Object.defineProperty(Notification, 'permission', {
      get: () => sessionStorage.getItem('permission') ?? 'default',
    });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('permission', 'granted');
      return 'granted';
    };
    const subscription = { toJSON: () => subscribed, unsubscribe: async () => true };
    const of = PushManager.prototype as unknown as Record<string, unknown>;
    of['subscribe'] = async () => {
      sessionStorage.setItem('subscribed', '1');
      return subscription;
    };
    of['getSubscription'] = async () =>
      sessionStorage.getItem('subscribed') === null ? null : subscription;
  }, form);
}

interface Shown {
  title: string;
  data: { url: string };
  actions: { action: string; title: string }[];
}
interface WorkerScope {
  shown: Map<string, Shown>;
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: { openWindow(address: string): Promise<null> };
  dispatchEvent(event: Event): boolean;
}

const getWorker = (page: Page) => page.context().serviceWorkers()[0]!;

/** Keeps what the worker shows, by its tag, as the device does. */
const watchAlerts = (page: Page) =>
  getWorker(page).evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = new Map();
    scope.registration.showNotification = async (title, options) => {
      const { tag, ...shown } = options as Omit<Shown, 'title'> & { tag: string };
      scope.shown.set(tag, { title, ...shown });
    };
  });

const shownAlerts = (page: Page) =>
  getWorker(page).evaluate(() =>
    [...(globalThis as unknown as WorkerScope).shown.values()].map(({ title }) => title),
  );

/** Taps the alert, or its only button; returns the page that it opens. */
const tapAlert = (page: Page, on: 'alert' | 'button' = 'alert') =>
  getWorker(page).evaluate(async (tapped) => {
    const scope = globalThis as unknown as WorkerScope;
    const [shown] = [...scope.shown.values()];
    const notification = { ...shown, close: () => undefined };
    // Only a real tap may open a window.
    const opened = new Promise<string>((resolve) => {
      scope.clients.openWindow = async (address) => {
        resolve(address);
        return null;
      };
    });
    const tap = new Event('notificationclick');
    const action = tapped === 'button' ? shown?.actions[0]?.action : '';
    scope.dispatchEvent(Object.assign(tap, { notification, action, waitUntil: () => undefined }));
    return opened;
  }, on);

test('a heart without an account, a saved search, and the alert of a new room on the phone @essential', async ({
  page,
  browser,
}) => {
  const device = service.subscribe();
  await subscribeAt(page, device);
  await page.goto(app.url + '/?q=room');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorite: / })
    .first();
  const name = (await heart.getAttribute('aria-label'))!;
  await heart.tap();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  const email = newEmail();
  await signIn(page, email);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  await page.request.post(app.url + '/api/users/onboarding/skip', {
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.goto(app.url + '/?q=room');
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const title = `Lighthouse ${Date.now()}`;
  await page.goto(`${app.url}/?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: 'Notify me about new rooms' }).tap();
  await page.getByLabel('How often to notify me').selectOption('Right away');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('We will tell you when a new room matches.')).toBeVisible();

  await page.goto(app.url + '/profile/notifications');
  await page.getByRole('button', { name: 'Turn on' }).tap();
  await expect(page.getByText('Alerts are on for this device')).toBeVisible();
  await expectAccessible(page);

  const owner = await browser.newContext({ baseURL: app.url });
  const elsewhere = await owner.newPage();
  await signInAs(elsewhere, 'owner@roomieradar.test', '/robots.txt');
  const postedAt = Date.now();
  const id = await postListing(elsewhere, { title });
  await owner.close();

  await expect.poll(() => device.arrived.length).toBe(1);
  console.info(`the alert arrived ${Date.now() - postedAt} ms after the room was posted`);
  const { payload } = device.arrived[0]!;
  expect(payload.url).toBe(`/listings/${id}`);
  await expect.poll(() => countMails(app, email, `/listings/${id}`)).toBe(1);

  await watchAlerts(page);
  await deliver(page, JSON.stringify(payload));
  await expect.poll(() => shownAlerts(page)).toEqual([payload.title]);
  // The same once more, as after a crash of the server, replaces it.
  await deliver(page, JSON.stringify(payload));
  await expect.poll(() => shownAlerts(page)).toEqual([payload.title]);
  await page.goto(await tapAlert(page));
  await expect(page).toHaveURL(`${app.url}/listings/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(device.arrived).toHaveLength(1);

  // Its button leads to the search that it is of, where it can be paused.
  await page.goto(await tapAlert(page, 'button'));
  const search = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(search).toBeFocused();
  await search.getByRole('button', { name: /^Pause: / }).tap();
  await expect(search).toContainText('Paused');
});
