import type { MapView } from '#machines/map.machine.ts';
import { keptMapsKey } from './keys.ts';

/** What the map of a search showed. */
export interface KeptMap {
  view: MapView;
  /** It showed another part than was searched. */
  isLeft: boolean;
  /** The id of the listing whose card was open. */
  chosen: string | null;
}

interface Kept {
  /** On phones, the map was shown in place of the list. */
  isOpen?: boolean;
  map?: KeptMap;
}

/** How many entries of the history are remembered. */
const maxKept = 20;

/** The maps of this tab, by the entries of its history: going back shows them as they were. */
export interface KeptMaps {
  read(entry: string): Kept;
  write(entry: string, part: Kept): void;
  clear(): void;
}

/** Creates the store in session storage, so each tab has its own maps. */
export function createKeptMaps(storage: Storage = window.sessionStorage): KeptMaps {
  function readAll(): Record<string, Kept> {
    try {
      return Object(JSON.parse(storage.getItem(keptMapsKey) ?? '{}')) as Record<string, Kept>;
    } catch {
      return {};
    }
  }
  return {
    read: (entry) => readAll()[entry] ?? {},
    write(entry, part) {
      const { [entry]: before, ...others } = readAll();
      const all = [...Object.entries(others), [entry, { ...before, ...part }]];
      try {
        storage.setItem(keptMapsKey, JSON.stringify(Object.fromEntries(all.slice(-maxKept))));
      } catch {
        // Storage is full: the way back shows the search anew.
      }
    },
    clear: () => storage.removeItem(keptMapsKey),
  };
}
