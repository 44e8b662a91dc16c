import type { SnapshotFrom } from 'xstate';
import type { AuthContext, authMachine } from './auth.machine.ts';

type MachineSnapshot = SnapshotFrom<typeof authMachine>;
type AuthState = Extract<MachineSnapshot['value'], string>;

/** The parts of the machine's snapshot that other code reads. */
export interface AuthSnapshot {
  context: AuthContext;
  matches(state: AuthState): boolean;
}

const untouched: AuthContext = { userId: null, signInFailure: null, attempts: 0 };

/** A snapshot in `state` with the initial context. */
export function snapshotAt(state: AuthState): AuthSnapshot {
  return { context: untouched, matches: (other) => other === state };
}

const settling = ['loading', 'identifying', 'returning', 'refreshing', 'rechecking'] as const;
const renewing = ['loading', 'returning', 'refreshing', 'rechecking'] as const;

/** Is it still unknown whether a user is signed in? Meanwhile the header hides its user area. */
export function isSettling(snapshot: AuthSnapshot): boolean {
  return snapshot.context.userId === null && settling.some((state) => snapshot.matches(state));
}

/** Is a user signed in? Also true while refreshing and while the server does not answer. */
export function isSignedIn(snapshot: AuthSnapshot): boolean {
  return snapshot.context.userId !== null;
}

/** Is there a session, even if its user is not known yet? */
export function hasSession(snapshot: AuthSnapshot): boolean {
  return isSignedIn(snapshot) || snapshot.matches('unreachable');
}

/** Is the stored token about to change? Requests that need a valid one wait. */
export function isRenewing(snapshot: AuthSnapshot): boolean {
  return renewing.some((state) => snapshot.matches(state));
}

/** Is the browser going to the sign-in service? */
export function isLeaving(snapshot: AuthSnapshot): boolean {
  return snapshot.matches('redirecting') || snapshot.matches('leaving');
}
