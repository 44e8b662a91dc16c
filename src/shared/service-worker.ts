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
  const rules = { createScriptURL: () => workerPath };
  // The content security policy lets addresses of workers come only from this policy.
  const policy = (window as Partial<WithTrustedTypes>).trustedTypes?.createPolicy('worker', rules);
  return serviceWorker.register(policy?.createScriptURL('') ?? workerPath);
}

interface WithTrustedTypes {
  trustedTypes: {
    createPolicy(
      name: string,
      rules: { createScriptURL(): string },
    ): { createScriptURL(url: string): string };
  };
}
