import { unsavedLanguagePrefix } from './keys.ts';
import { createUserStorage } from './user-storage.ts';

/** Users whose account does not know yet which language they chose in this browser. */
export interface UnsavedLanguage {
  has(userId: number): boolean;
  add(userId: number): void;
  remove(userId: number): void;
}

/** Creates the store of these users in local storage; the language itself is in the cookie. */
export function createUnsavedLanguage(storage: Storage = window.localStorage): UnsavedLanguage {
  const store = createUserStorage(storage, unsavedLanguagePrefix);
  return {
    has: (userId) => store.read(userId) === true,
    add: (userId) => store.write(userId, true),
    remove: (userId) => store.write(userId, null),
  };
}
