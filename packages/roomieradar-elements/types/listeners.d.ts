import type { RoomieEvents } from '../dist/index.js';

/** Handlers as React 19, Preact and Svelte 5 name them: `onroomie-click`. */
export interface Listeners {
  'onroomie-ready'?: ((event: RoomieEvents['roomie-ready']) => void) | undefined;
  'onroomie-error'?: ((event: RoomieEvents['roomie-error']) => void) | undefined;
  'onroomie-click'?: ((event: RoomieEvents['roomie-click']) => void) | undefined;
}

/** A boolean attribute: absent, `false` or `"false"` is false. */
export interface SearchBox {
  'search-box'?: boolean | '' | 'true' | 'false' | undefined;
}
