/**
 * The service worker: shows the offline page when a page cannot be loaded. Its cache holds that page
 * alone, which is the same for everyone; what a user keeps is in local storage, where signing out
 * deletes it (src/shared/storage/kept-listings.ts). It never answers a call.
 * It also shows alerts, which the server encrypts for this browser alone.
 */

const worker = globalThis as unknown as WorkerScope;

/** The server puts it before this script; another one makes browsers install the worker again. */
declare const offlineVersion: string;
const cacheName = `offline-${offlineVersion}`;
const offlinePath = '/offline';

worker.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage());
});

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName);
  // With the cookie that says the language.
  await cache.add(new Request(offlinePath, { cache: 'reload' }));
  await worker.skipWaiting();
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(replaceOlder());
});

async function replaceOlder(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  // Pages are asked for while the worker starts, so nobody waits for it.
  await worker.registration.navigationPreload?.enable();
}

worker.addEventListener('fetch', (event) => {
  // Frames, files and calls go their way without it.
  const { mode, destination } = event.request;
  if (mode === 'navigate' && destination === 'document') event.respondWith(load(event));
});

async function load({ request, preloadResponse }: PageEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await caches.match(offlinePath);
    if (page) return page;
    throw error;
  }
}

worker.addEventListener('push', (event) => {
  event.waitUntil(showAlert(event.data?.json() as Alert | undefined));
});

/** The server wrote it in its reader's language (contract/notifications/push.ts). */
interface Alert {
  title: string;
  body: string;
  url: string;
  actions?: { action: string; title: string }[];
  tag: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

async function showAlert(alert: Alert | undefined): Promise<void> {
  if (!alert) return;
  const { title, url, ...shown } = alert;
  const options = { ...shown, icon: '/icon-192.png', data: { url } };
  await worker.registration.showNotification(title, options);
}

worker.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  // Each button is named after the page that it opens.
  const target = new URL(action || notification.data.url, location.origin);
  if (target.origin === location.origin) event.waitUntil(worker.clients.openWindow(target.href));
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

/**
 * The browser replaced its subscription, or ended it. Nobody is signed in here: the secret of the
 * former one tells the server whose it is. Without it, or without a connection, the push service
 * tells the server that alerts have ended, and the settings offer them again.
 */
async function renew({ oldSubscription: former, newSubscription }: ChangeEvent): Promise<void> {
  if (!former) return;
  const next = newSubscription ?? (await worker.registration.pushManager.subscribe(former.options));
  const [{ endpoint, keys }, { endpoint: address, keys: secrets }] = [
    former.toJSON(),
    next.toJSON(),
  ];
  await fetch('/api/users/push/renewals', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      former: { endpoint, auth: keys.auth },
      next: { endpoint: address, keys: { p256dh: secrets.p256dh, auth: secrets.auth } },
    }),
  });
}

// TypeScript has no types for pages and workers at once.
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface PageEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends LastingEvent {
  data: { json(): unknown } | null;
}
interface ClickEvent extends LastingEvent {
  /** The button that was pressed; empty for the rest of the alert. */
  action: string;
  notification: { close(): void; data: { url: string } };
}
interface Subscription {
  options: object;
  toJSON(): { endpoint: string; keys: { p256dh: string; auth: string } };
}
interface ChangeEvent extends LastingEvent {
  oldSubscription: Subscription | null;
  newSubscription: Subscription | null;
}
interface WorkerScope {
  addEventListener(name: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: ClickEvent) => void): void;
  addEventListener(name: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: PageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { openWindow(address: string): Promise<unknown> };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    pushManager: { subscribe(options: object): Promise<Subscription> };
    showNotification(title: string, options: object): Promise<void>;
  };
}
