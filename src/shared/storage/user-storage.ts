/**
 * Values in this browser's storage, each user's apart; null is a visitor without an account. What
 * cannot be stored or read is not there.
 */
export interface UserStorage {
  /** The stored value, unchecked; null when there is none. `name` tells several of one user apart. */
  read(userId: number | null, name?: string): unknown;
  /** Null forgets it. */
  write(userId: number | null, value: unknown, name?: string): void;
  /** Forgets everyone's, or everyone's but this user's. */
  clear(but?: number): void;
}

/** Keeps values under keys that begin with `prefix`. */
export function createUserStorage(storage: Storage, prefix: string): UserStorage {
  const storageKey = (userId: number | null, name?: string) =>
    `${prefix}${userId ?? 0}${name === undefined ? '' : `.${name}`}`;
  return {
    read(userId, name) {
      try {
        return JSON.parse(storage.getItem(storageKey(userId, name)) ?? 'null');
      } catch {
        return null;
      }
    },
    write(userId, value, name) {
      try {
        if (value === null) storage.removeItem(storageKey(userId, name));
        else storage.setItem(storageKey(userId, name), JSON.stringify(value));
      } catch {
        // Storage is full or denied: the value lasts no longer than the page.
      }
    },
    clear(but) {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) {
        const isKept = but !== undefined && `${key}.`.startsWith(`${storageKey(but)}.`);
        if (key?.startsWith(prefix) && !isKept) storage.removeItem(key);
      }
    },
  };
}
