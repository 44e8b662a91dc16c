import type { CardAttributes, ListAttributes, RoomieEvents } from '../dist/index.js';

/** Events as Svelte 5 names them. */
interface Listeners {
  'onroomie-ready'?: (event: RoomieEvents['roomie-ready']) => void;
  'onroomie-error'?: (event: RoomieEvents['roomie-error']) => void;
  'onroomie-click'?: (event: RoomieEvents['roomie-click']) => void;
  children?: unknown;
}

declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
    'roomie-listing-card': CardAttributes & Listeners;
    'roomie-listings': ListAttributes & Listeners & { 'search-box'?: boolean | '' };
  }
}
