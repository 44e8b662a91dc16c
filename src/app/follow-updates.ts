import { createPageVersions } from '#src/shared/storage/page-versions.ts';
import { codeGoneEvent } from '#src/ui/lazy-component.tsx';
import type { AppRouter } from './router.ts';

/** Sent on the window when the server refuses a call because this page is of another version. */
export const outdatedEvent = 'roomieradar:outdated';

/**
 * Leaves a page whose code the server no longer has, because it was updated too often since, or
 * whose calls it no longer understands. The navigation that lacks the code loads the next page from
 * the server, else the next navigation does, and that page says so. Drafts stay in this browser.
 */
export function followUpdates(window: Window & typeof globalThis, router: AppRouter): void {
  const { document, location } = window;
  const version = document.querySelector<HTMLElement>('script[data-app]')?.dataset['app'] ?? '';
  const versions = createPageVersions(version, window);
  let isOutdated = false;

  async function checkLostCode(message: string, isNavigating: boolean): Promise<void> {
    const file = /\/assets\/[\w.-]+/.exec(message)?.[0] ?? version;
    const areGone = await Promise.all([version, file].map(isGone));
    if (areGone.includes(true)) {
      isOutdated = true;
      if (isNavigating && versions.takeReload()) location.reload();
    } else if (!isOutdated) {
      versions.forgetLostCode();
    }
  }

  if (versions.takeUpdated()) {
    import('./say-updated.ts').then(({ sayUpdated }) => sayUpdated()).catch(() => undefined);
  }

  // Vite sends this for scripts and styles alike.
  window.addEventListener('vite:preloadError', (event) => {
    // At once: the router itself reloads the page when the script of a route is missing.
    versions.noteLostCode();
    const { latestLocation, state } = router;
    const isNavigating = latestLocation.href !== state.resolvedLocation?.href;
    void checkLostCode(String(event.payload), isNavigating);
  });
  window.addEventListener(outdatedEvent, () => {
    isOutdated = true;
    versions.noteLostCode();
  });
  window.addEventListener(codeGoneEvent, (event) => {
    if (isOutdated) event.preventDefault();
  });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // The router writes the new address a moment later.
    if (isOutdated && pathChanged) setTimeout(() => location.reload());
  });
}

/** Does the server say that it has no such file? Not while it is away. */
async function isGone(file: string): Promise<boolean> {
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}
