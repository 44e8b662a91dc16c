import type { QueryClient } from '@tanstack/react-query';
import { isSignedIn } from '#machines/auth.selectors.ts';
import type { AuthActor } from '#src/shared/auth/auth-actor.ts';
import { hasVisitorMarks } from '#src/shared/storage/has-visitor-marks.ts';
import type { Api } from '#src/api/client.ts';
import { marksKey } from '#src/shared/marks/mark-target.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { listingsKey } from '#src/shared/api/listings.ts';

interface Dependencies {
  window: Window & typeof globalThis;
  auth: AuthActor;
  api: Api;
  queryClient: QueryClient;
}

/** Adds what was marked in this browser to the account, once someone is signed in or online again. */
export function connectVisitorMarks({ window, auth, api, queryClient }: Dependencies): void {
  async function merge(): Promise<void> {
    if (!isSignedIn(auth.getSnapshot()) || !hasVisitorMarks()) return;
    const [{ mergeMarks }, { createVisitorMarks }] = await Promise.all([
      import('./merge-marks.ts'),
      import('#src/shared/storage/visitor-marks.ts'),
    ]);
    const user = await queryClient.ensureQueryData(currentUserQuery(api));
    if (!user) return;
    const store = createVisitorMarks();
    if (!(await mergeMarks({ api, store, locks: window.navigator.locks }, user.id))) return;
    for (const queryKey of [marksKey, listingsKey]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }

  let wasSignedIn = false;
  const tryMerge = () => void merge().catch(() => undefined);
  auth.subscribe((snapshot) => {
    if (isSignedIn(snapshot) && !wasSignedIn) tryMerge();
    wasSignedIn = isSignedIn(snapshot);
  });
  window.addEventListener('online', tryMerge);
}
