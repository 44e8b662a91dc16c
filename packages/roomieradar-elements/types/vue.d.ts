import type { HTMLAttributes, ReservedProps } from 'vue';
import type { Callbacks, CardAttributes, ListAttributes, RoomieEvents } from '../dist/index.js';
import type { SearchBox } from './listeners.js';

export { isRoomieElement } from '../dist/vue.js';

/** Events as Vue's templates name them: `@roomie-click`. */
interface Listeners {
  onRoomieReady?: ((event: RoomieEvents['roomie-ready']) => void) | undefined;
  onRoomieError?: ((event: RoomieEvents['roomie-error']) => void) | undefined;
  onRoomieClick?: ((event: RoomieEvents['roomie-click']) => void) | undefined;
}

/** Strict templates know `data-track` as `dataTrack`. */
interface Data {
  [name: `data${string}`]: unknown;
}

type VueElement<Attributes> = new () => {
  $props: Attributes & Listeners & Data & ReservedProps & Omit<HTMLAttributes, 'lang'>;
  $slots: { default?: () => unknown };
};

/** The elements of the RoomieRadar at `origin` as components of Vue 3. Call it once. */
export function roomieRadar(origin: string): {
  ListingCard: VueElement<CardAttributes & Callbacks>;
  Listings: VueElement<ListAttributes & Callbacks & { searchBox?: boolean | undefined }>;
};

declare module 'vue' {
  interface GlobalComponents {
    'roomie-listing-card': VueElement<CardAttributes>;
    'roomie-listings': VueElement<
      ListAttributes & SearchBox & { searchBox?: SearchBox['search-box'] }
    >;
  }
}
