import { registerServiceWorker } from '#src/shared/service-worker.ts';
import { keepFavorites } from '#src/features/favorites/keep-favorites.ts';
import type { composeBrowserApp } from './compose.ts';

/** Starts work that nobody waits for, some seconds after the first page. */
export function startIdleWork(app: ReturnType<typeof composeBrowserApp>, window: Window): void {
  // One visit in four: who is not counted loads nothing for it.
  if (Math.random() < 0.25) {
    import('./measure-visit.ts')
      .then(({ measureVisit }) => measureVisit(app.router, window))
      .catch(() => undefined);
  }
  keepFavorites(app);
  // A browser that refuses it, as private windows do, only has no offline page.
  if (import.meta.env.PROD) registerServiceWorker(window).catch(() => undefined);
}
