import { listingDraftsPrefix } from './keys.ts';
import { createUserStorage } from './user-storage.ts';

export interface ListingDrafts {
  /** The kept fields, unchecked; none when nothing is kept. `target` is a listing's id, or `new`. */
  read(userId: number, target: string): Record<string, unknown>;
  /** Keeps the fields that were changed; forgets the draft when there are none. */
  write(userId: number, target: string, changes: Record<string, unknown>): void;
  /** Deletes the drafts of all users, or of all but this one. */
  clear(but?: number): void;
}

/** Keeps what was typed about listings and not saved in this browser, for each user and listing. */
export function createListingDrafts(storage: Storage = window.localStorage): ListingDrafts {
  const store = createUserStorage(storage, listingDraftsPrefix);
  return {
    read(userId, target) {
      const kept = store.read(userId, target);
      return isRecord(kept) ? kept : {};
    },
    write(userId, target, changes) {
      store.write(userId, Object.keys(changes).length === 0 ? null : changes, target);
    },
    clear: store.clear,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
