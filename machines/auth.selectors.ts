import type { SnapshotFrom } from 'xstate';
import type { AuthContext, authMachine } from './auth.machine.ts';

type MachineSnapshot = SnapshotFrom<typeof authMachine>;
type AuthState = Extract<MachineSnapshot['value'], string>;

/** As much of the machine's snapshot as anyone asks about. */
export interface AuthSnapshot {
  context: AuthContext;
  matches(state: AuthState): boolean;
}

const untouched: AuthContext = { userId: null, signInFailure: null, attempts: 0 };

/** The snapshot of a machine that has come to `state` without anything having happened yet. */
export function snapshotAt(state: AuthState): AuthSnapshot {
  return { context: untouched, matches: (other) => other === state };
}

const settling = ['loading', 'identifying', 'returning', 'refreshing', 'rechecking'] as const;
const renewing = ['loading', 'returning', 'refreshing', 'rechecking'] as const;

/** Is it not known yet whether someone is signed in? The header hides its user area meanwhile. */
export function isSettling(snapshot: AuthSnapshot): boolean {
  return snapshot.context.userId === null && settling.some((state) => snapshot.matches(state));
}

/** Is someone signed in? True through refreshing and while the server does not answer. */
export function isSignedIn(snapshot: AuthSnapshot): boolean {
  return snapshot.context.userId !== null;
}

/** Is there a session, even if the server could not yet say whose? */
export function hasSession(snapshot: AuthSnapshot): boolean {
  return isSignedIn(snapshot) || snapshot.matches('unreachable');
}

/** May the stored token be another one in a moment? Requests that need a good one wait. */
export function isRenewing(snapshot: AuthSnapshot): boolean {
  return renewing.some((state) => snapshot.matches(state));
}

/** Is the person on the way to the sign-in service? */
export function isLeaving(snapshot: AuthSnapshot): boolean {
  return snapshot.matches('redirecting') || snapshot.matches('leaving');
}
