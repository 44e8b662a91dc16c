import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#contract/live-event.ts';
import { isSignedIn } from '#machines/auth.selectors.ts';
import type { AuthActor } from '#src/shared/auth/auth-actor.ts';
import type { BearerSource } from '#src/api/client.ts';
import { refreshGroups } from '#src/shared/api/groups.ts';
import { refreshInquiries } from '#src/shared/api/inquiries.ts';
import { refreshNews } from '#src/shared/api/news.ts';

type EventTypes = ReadonlySet<LiveEvent['type']>;
/** After these, groups or inquiries are fetched again. A newer server may send types that are in neither. */
const groupEvents: EventTypes = new Set(['group_changed', 'resync']);
const inquiryEvents: EventTypes = new Set([
  'inquiry_changed',
  'inquiries_changed',
  'applicants_changed',
  'resync',
]);

interface Dependencies {
  window: Window & typeof globalThis;
  auth: AuthActor;
  queryClient: QueryClient;
  bearerSource: BearerSource;
}

/** While a user is signed in, refetches what changed for them elsewhere. */
export function connectLiveUpdates(dependencies: Dependencies): void {
  const { window, auth, queryClient, bearerSource } = dependencies;
  const page = {
    isVisible: () => window.document.visibilityState === 'visible',
    onChange(listener: () => void) {
      window.document.addEventListener('visibilitychange', listener);
      window.addEventListener('online', listener);
      return () => {
        window.document.removeEventListener('visibilitychange', listener);
        window.removeEventListener('online', listener);
      };
    },
  };
  let watching: Promise<() => void> | null = null;

  const watch = async () => {
    const [{ watchLiveEvents }, { createEventStream }] = await Promise.all([
      import('./live-events.ts'),
      import('#src/api/event-stream.ts'),
    ]);
    return watchLiveEvents({
      openEvents: createEventStream({ fetch: window.fetch.bind(window), bearerSource }),
      page,
      onEvent(event) {
        if (groupEvents.has(event.type)) void refreshGroups(queryClient);
        if (!inquiryEvents.has(event.type)) return;
        const isOne = event.type === 'inquiry_changed';
        void refreshInquiries(queryClient, isOne ? event.inquiry_id : undefined);
        void refreshNews(queryClient);
      },
    });
  };
  auth.subscribe((snapshot) => {
    if (isSignedIn(snapshot)) {
      watching ??= watch();
      // The chunk did not load: queries still refetch whenever the window gets the focus.
      watching.catch(() => (watching = null));
    } else {
      watching?.then(
        (stop) => stop(),
        () => undefined,
      );
      watching = null;
    }
  });
}
