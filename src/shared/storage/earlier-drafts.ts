import { earlierOnboardingPrefix } from './keys.ts';
import { createUserStorage } from './user-storage.ts';

/**
 * Deletes what the previous version kept of onboarding, which nothing reads any more: it holds a
 * birth date. Remove this with the next release.
 */
export function deleteEarlierDrafts(storage: Storage = window.sessionStorage): void {
  createUserStorage(storage, earlierOnboardingPrefix).clear();
}
