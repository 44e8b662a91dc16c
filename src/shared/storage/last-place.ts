import { lastPlaceKey } from './keys.ts';

export interface SearchedPlace {
  /** The town alone. */
  name: string;
  lat: number;
  lng: number;
}

/** The place that was searched last in this tab. */
export interface LastPlace {
  /** Null without one. */
  read(): SearchedPlace | null;
  write(place: SearchedPlace): void;
  clear(): void;
}

/** Keeps it until the tab is closed: nobody else learns where somebody looks. */
export function createLastPlace(storage: Storage = window.sessionStorage): LastPlace {
  return {
    read() {
      try {
        const place: unknown = JSON.parse(storage.getItem(lastPlaceKey) ?? 'null');
        return isPlace(place) ? place : null;
      } catch {
        return null;
      }
    },
    write(place) {
      try {
        storage.setItem(lastPlaceKey, JSON.stringify(place));
      } catch {
        // Storage is full: the sign-in page does without.
      }
    },
    clear: () => storage.removeItem(lastPlaceKey),
  };
}

const isPlace = (value: unknown): value is SearchedPlace =>
  value instanceof Object &&
  'name' in value &&
  typeof value.name === 'string' &&
  'lat' in value &&
  typeof value.lat === 'number' &&
  'lng' in value &&
  typeof value.lng === 'number';
