import type { Drafts } from '#machines/onboarding.steps.ts';
import { onboardingDraftsPrefix } from './keys.ts';
import { createUserStorage } from './user-storage.ts';

export interface OnboardingDrafts {
  read(userId: number): Drafts;
  /** Forgets them when there are none. */
  write(userId: number, drafts: Drafts): void;
  /** Forgets everyone's, or everyone's but this user's. */
  clear(but?: number): void;
}

/**
 * What was typed in onboarding and not yet saved, each user's apart. For session storage: it holds a
 * birth date, which must not stay on a shared computer when the window is closed.
 */
export function createOnboardingDrafts(storage: Storage = window.sessionStorage): OnboardingDrafts {
  const store = createUserStorage(storage, onboardingDraftsPrefix);
  return {
    read(userId) {
      const drafts = store.read(userId);
      return drafts instanceof Object ? drafts : {};
    },
    write(userId, drafts) {
      const isEmpty = Object.values(drafts).every((draft) => draft === undefined);
      store.write(userId, isEmpty ? null : drafts);
    },
    clear: store.clear,
  };
}
