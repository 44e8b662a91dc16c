import { keepFavorites } from '#src/features/favorites/keep-favorites.ts';
import type { composeBrowserApp } from './compose.ts';

/** What a visit does once its first page is quiet: nothing that anybody waits for. */
export function onceQuiet(app: ReturnType<typeof composeBrowserApp>, window: Window): void {
  // One visit in four: who is not counted loads nothing for it.
  if (Math.random() < 0.25) {
    import('./measure-visit.ts')
      .then(({ measureVisit }) => measureVisit(app.router, window))
      .catch(() => undefined);
  }
  keepFavorites(app);
  // A browser that refuses it, as private windows do, only has no offline page.
  if (import.meta.env.PROD) registerWorker(window).catch(() => undefined);
}

async function registerWorker(window: Window): Promise<void> {
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const rules = { createScriptURL: () => workerPath };
  // The content security policy lets addresses of workers come only from this policy.
  const policy = (window as Partial<WithTrustedTypes>).trustedTypes?.createPolicy('worker', rules);
  await serviceWorker.register(policy?.createScriptURL('') ?? workerPath);
}

/** The server writes it with what the offline page of the reader's language needs. */
const workerPath = '/service-worker.js';

interface WithTrustedTypes {
  trustedTypes: {
    createPolicy(
      name: string,
      rules: { createScriptURL(): string },
    ): { createScriptURL(url: string): string };
  };
}
