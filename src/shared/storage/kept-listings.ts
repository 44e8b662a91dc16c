import { keptListingsPrefix } from './keys.ts';
import { createUserStorage } from './user-storage.ts';

/** How many of each kind this browser keeps. */
export const maxKept = 30;

/** As much of a listing as the offline page shows (src/app/offline/offline-page.ts). */
export interface KeptListing {
  id: number;
  /** Empty for a favorite that is not offered: kept so that it is not read on each page. */
  title: string;
  /** What it said of itself, in the language of that moment. */
  summary: string;
  /** The language and the day of a favorite's summary: later or in another, it is read again. */
  as_of?: string;
}

type Kind = 'favorites' | 'seen';

/** What the offline page shows, in this browser alone; each user's apart. */
export interface KeptListings {
  read(userId: number | null, kind: Kind): KeptListing[];
  setFavorites(userId: number | null, listings: KeptListing[]): void;
  addSeen(userId: number | null, listing: KeptListing): void;
  clearSeen(userId: number | null): void;
  /** Deletes those of everyone, or of everyone but this user. */
  clear(but?: number): void;
}

/** Keeps them in local storage: caches of a service worker know no users. */
export function createKeptListings(storage: Storage = window.localStorage): KeptListings {
  const store = createUserStorage(storage, keptListingsPrefix);
  function read(userId: number | null, kind: Kind): KeptListing[] {
    const stored = store.read(userId, kind);
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  }
  function write(userId: number | null, kind: Kind, listings: KeptListing[]): void {
    const value = listings.length > 0 ? listings.slice(0, maxKept) : null;
    store.write(userId, value, kind);
  }
  return {
    read,
    setFavorites: (userId, listings) => write(userId, 'favorites', listings),
    addSeen(userId, listing) {
      const others = read(userId, 'seen').filter(({ id }) => id !== listing.id);
      write(userId, 'seen', [listing, ...others]);
    },
    clearSeen: (userId) => write(userId, 'seen', []),
    clear: store.clear,
  };
}

function isKept(value: unknown): value is KeptListing {
  const { id, title, summary } = (value ?? {}) as Partial<KeptListing>;
  return Number.isInteger(id) && typeof title === 'string' && typeof summary === 'string';
}
