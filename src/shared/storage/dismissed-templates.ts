import { dismissedTemplatesPrefix } from './keys.ts';
import { createUserStorage } from './user-storage.ts';

/** How many this browser keeps. */
const maxDismissed = 30;

/** The suggested templates that a user did not want, in this browser; each user's apart. */
export interface DismissedTemplates {
  has(userId: number, text: string): boolean;
  add(userId: number, text: string): void;
}

/** Keeps hashes of the texts: nobody reads a message from them after the user has signed out. */
export function createDismissedTemplates(
  storage: Storage = window.localStorage,
): DismissedTemplates {
  const store = createUserStorage(storage, dismissedTemplatesPrefix);
  function read(userId: number): unknown[] {
    const stored = store.read(userId);
    return Array.isArray(stored) ? stored : [];
  }
  return {
    has: (userId, text) => read(userId).includes(hashText(text)),
    add(userId, text) {
      const hash = hashText(text);
      const others = read(userId).filter((other) => other !== hash);
      store.write(userId, [hash, ...others].slice(0, maxDismissed));
    },
  };
}

/** FNV-1a over the characters, in 32 bits: two texts of one user hardly meet. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
