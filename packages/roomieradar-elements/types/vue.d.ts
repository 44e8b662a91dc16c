import type { CardAttributes, ListAttributes, RoomieEvents } from '../dist/index.js';

export { isRoomieElement } from '../dist/vue.js';

/** Events as Vue's templates name them: `@roomie-click`. */
interface Listeners {
  onRoomieReady?: (event: RoomieEvents['roomie-ready']) => void;
  onRoomieError?: (event: RoomieEvents['roomie-error']) => void;
  onRoomieClick?: (event: RoomieEvents['roomie-click']) => void;
}

type VueElement<Attributes> = new () => { $props: Attributes & Listeners };

declare module 'vue' {
  interface GlobalComponents {
    'roomie-listing-card': VueElement<CardAttributes>;
    'roomie-listings': VueElement<ListAttributes & { 'search-box'?: boolean | '' }>;
  }
}
