import { signInStateKey } from './keys.ts';

/** The state of a sign-in that this tab has started, which its answer must repeat. */
export interface SignInState {
  write(state: string): void;
  /** The state, once; null without one. */
  take(): string | null;
}

/** Keeps the state while the tab is at the sign-in service. */
export function createSignInState(storage: Storage = window.sessionStorage): SignInState {
  return {
    write: (state) => storage.setItem(signInStateKey, state),
    take() {
      const state = storage.getItem(signInStateKey);
      storage.removeItem(signInStateKey);
      return state;
    },
  };
}
