import { trustWorkerUrl } from './worker-policy.ts';

/** The server writes it with the offline page of the reader's language. */
const workerPath = '/service-worker.js';

/** Registers the service worker, unless it is; null where there can be none. */
export async function registerServiceWorker(
  window: Window,
): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  if (!serviceWorker) return null;
  const known = await serviceWorker.getRegistration();
  if (known) return known;
  return serviceWorker.register(trustWorkerUrl(workerPath));
}
