import type { QueryClient } from '@tanstack/react-query';
import { isSignedIn } from '#machines/auth.selectors.ts';
import type { AuthActor } from '#src/shared/auth/auth-actor.ts';
import { visitorMarksKey } from '#src/shared/storage/visitor-marks-key.ts';
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
  const { localStorage, navigator } = window;

  async function merge(): Promise<void> {
    if (!isSignedIn(auth.getSnapshot()) || localStorage.getItem(visitorMarksKey) === null) return;
    const [{ mergeMarks }, { createVisitorMarks }] = await Promise.all([
      import('./merge-marks.ts'),
      import('#src/shared/storage/visitor-marks.ts'),
    ]);
    const user = await queryClient.ensureQueryData(currentUserQuery(api));
    if (!user) return;
    const store = createVisitorMarks(localStorage);
    if (!(await mergeMarks({ api, store, locks: navigator.locks }, user.id))) return;
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
