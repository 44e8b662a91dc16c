import { createContext, use, useSyncExternalStore } from 'react';
import {
  hasSession,
  isSettling,
  isSignedIn,
  snapshotAt,
  type AuthSnapshot,
} from '#machines/auth.selectors.ts';
import type { Auth } from './auth.ts';

/** The session of this page, for components; app/ provides it. */
export const AuthContext = createContext<Auth | null>(null);

/** The session. Throws outside of the app. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('There is no session here: wrap the tree in AuthContext');
  return auth;
}

/**
 * Something of the session's state. Parts of a server-rendered page hydrate one after another: to
 * each the session is as unknown as it was on the server, whatever has become known meanwhile.
 */
export function useAuthState<T extends string | number | boolean | null>(
  select: (snapshot: AuthSnapshot) => T,
): T {
  const auth = useAuth();
  return useSyncExternalStore(
    (onChange) => {
      const subscription = auth.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    () => select(auth.getSnapshot()),
    () => select(snapshotAt('loading')),
  );
}

/** Whether someone is signed in, as far as is known yet. */
export function useSession(): 'settling' | 'signedIn' | 'signedOut' {
  return useAuthState((snapshot) => {
    if (isSignedIn(snapshot)) return 'signedIn';
    // A session the server could not yet say the owner of is not known either.
    return isSettling(snapshot) || hasSession(snapshot) ? 'settling' : 'signedOut';
  });
}
