/**
 * The service worker: shows the offline page when a page cannot be loaded. Its cache holds that page
 * alone, which is the same for everyone; what a user keeps is in local storage, where signing out
 * deletes it (src/actors/kept-listings.ts). It never answers a call.
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

// TypeScript has no types for pages and workers at once.
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface PageEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(name: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: PageEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: { navigationPreload?: { enable(): Promise<void> } };
}
