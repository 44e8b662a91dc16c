import { noteDraftsPrefix } from './keys.ts';
import { createUserStorage } from './user-storage.ts';

/** Notes about favorites that the server does not have yet, in this browser. */
export interface NoteDrafts {
  read(userId: number, listingId: number): string | null;
  /** Null once the server has it. */
  write(userId: number, listingId: number, note: string | null): void;
  /** Deletes those of everyone, or of everyone but this user. */
  clear(but?: number): void;
}

/** Keeps each note from the first letter until it is saved. */
export function createNoteDrafts(storage: Storage = window.localStorage): NoteDrafts {
  const store = createUserStorage(storage, noteDraftsPrefix);
  return {
    read(userId, listingId) {
      const kept = store.read(userId, String(listingId));
      return typeof kept === 'string' ? kept : null;
    },
    write: (userId, listingId, note) => store.write(userId, note, String(listingId)),
    clear: store.clear,
  };
}
