import { seenListingsPrefix } from './keys.ts';
import { createUserStorage } from './user-storage.ts';

/** How many this browser keeps. */
const maxSeen = 30;

/** The listings whose pages were looked at in this browser, newest first; each user's apart. */
export interface SeenListings {
  read(userId: number | null): number[];
  add(userId: number | null, id: number): void;
  /** Deletes those of everyone, or of everyone but this user. */
  clear(but?: number): void;
}

/** Keeps them in this browser alone: no server knows what someone has looked at. */
export function createSeenListings(storage: Storage = window.localStorage): SeenListings {
  const store = createUserStorage(storage, seenListingsPrefix);
  function read(userId: number | null): number[] {
    const stored = store.read(userId);
    if (!Array.isArray(stored)) return [];
    return stored.filter((id): id is number => Number.isInteger(id) && (id as number) > 0);
  }
  return {
    read,
    add(userId, id) {
      const seen = [id, ...read(userId).filter((other) => other !== id)];
      store.write(userId, seen.slice(0, maxSeen));
    },
    clear: store.clear,
  };
}
