import type { QueryClient } from '@tanstack/react-query';
import { isSignedIn } from '#machines/auth.selectors.ts';
import type { AuthActor } from '#src/actors/auth-actor.ts';
import type { OpenEvents } from '#src/api/event-stream.ts';
import { refreshInquiries } from '#src/queries/inquiries.ts';

interface Dependencies {
  window: Window;
  auth: AuthActor;
  queryClient: QueryClient;
  openEvents: OpenEvents;
}

/** While a user is signed in, refetches what the server reports as changed elsewhere. */
export function connectLiveUpdates({ window, auth, queryClient, openEvents }: Dependencies): void {
  const page = {
    isShown: () => window.document.visibilityState === 'visible',
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
    const { watchLiveEvents } = await import('#src/actors/live-events.ts');
    return watchLiveEvents({
      openEvents,
      page,
      onEvent(event) {
        if (event.type === 'bye') return;
        void refreshInquiries(queryClient, event.type === 'inquiry' ? event.inquiry_id : undefined);
      },
    });
  };
  auth.subscribe((snapshot) => {
    if (isSignedIn(snapshot)) {
      watching ??= watch();
      // If the module fails to load, queries still refetch whenever the page gets focus.
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
