import type { AuthEvent } from '#machines/auth.machine.ts';
import { snapshotAt, type AuthSnapshot } from '#machines/auth.selectors.ts';
import type { AuthActor } from './auth-actor.ts';

/** The session of this page: as much of the auth actor as the app needs. */
export interface Auth {
  start(): unknown;
  getSnapshot(): AuthSnapshot;
  subscribe(listener: (snapshot: AuthSnapshot) => void): { unsubscribe(): void };
  send(event: AuthEvent): void;
  on: AuthActor['on'];
}

interface Options {
  /** Is anything stored that the machine would have to look after? */
  hasStoredSession(): boolean;
  loadActor(): Promise<AuthActor>;
  /** Calls back whenever another tab changes the stored tokens; returns a function that stops it. */
  onStorageChange(listener: () => void): () => void;
}

/**
 * The auth actor, arriving when there is work for it: a stored session, a sign-in to begin or to
 * end, another tab's sign-in. A visitor who only reads is spared the machine and XState (15 KB);
 * until then this stands where the machine would stand.
 */
export function createAuth({ hasStoredSession, loadActor, onStorageChange }: Options): Auth {
  let snapshot = snapshotAt('loading');
  let actor: AuthActor | null = null;
  let arriving: Promise<AuthActor> | null = null;
  let stopWatching: (() => void) | null = null;
  const listeners = new Set<(snapshot: AuthSnapshot) => void>();
  const connections: ((made: AuthActor) => void)[] = [];

  function show(next: AuthSnapshot): void {
    snapshot = next;
    for (const listener of listeners) listener(next);
  }

  /** `first` is what woke it; sent before anything is shown, so that no button blinks in between. */
  function wake(first: AuthEvent | null): void {
    arriving ??= bringActor(first).catch((error: unknown) => {
      // The file did not arrive: offline, or replaced by a newer version. The next event asks again.
      arriving = null;
      show(snapshotAt(hasStoredSession() ? 'unreachable' : 'anonymous'));
      throw error;
    });
    arriving.catch((error: unknown) => console.warn('The session could not be started', error));
  }

  async function bringActor(first: AuthEvent | null): Promise<AuthActor> {
    const made = await loadActor();
    for (const connect of connections.splice(0)) connect(made);
    made.start();
    if (first) {
      await until(made, (current) => !current.matches('loading'));
      made.send(first);
    }
    stopWatching?.();
    actor = made;
    show(made.getSnapshot());
    made.subscribe(show);
    return made;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    on(type, handler) {
      if (actor) return actor.on(type, handler);
      let isWanted = true;
      connections.push((made) => {
        if (isWanted) made.on(type, handler);
      });
      return { unsubscribe: () => void (isWanted = false) };
    },
    start() {
      if (stopWatching) return;
      stopWatching = onStorageChange(() => {
        if (hasStoredSession()) wake(null);
      });
      if (hasStoredSession()) wake(null);
      else if (!arriving) show(snapshotAt('anonymous'));
    },
    send(event) {
      if (actor) return actor.send(event);
      const isSigningIn = event.type === 'login.requested' || event.type === 'login.returned';
      // Nothing else means anything to someone without a session.
      if (!isSigningIn && !hasStoredSession()) return;
      if (arriving) {
        arriving.then(
          (made) => made.send(event),
          () => undefined,
        );
        return;
      }
      if (isSigningIn) {
        show(snapshotAt(event.type === 'login.requested' ? 'redirecting' : 'returning'));
      }
      wake(event);
    },
  };
}

/** Waits until the session is as `isMet` wants it. */
export function until(
  auth: Pick<Auth, 'getSnapshot' | 'subscribe'>,
  isMet: (snapshot: AuthSnapshot) => boolean,
): Promise<AuthSnapshot> {
  return new Promise((resolve) => {
    const now = auth.getSnapshot();
    if (isMet(now)) return resolve(now);
    const subscription = auth.subscribe((snapshot) => {
      if (!isMet(snapshot)) return;
      subscription.unsubscribe();
      resolve(snapshot);
    });
  });
}
