import type { HTMLAttributes } from 'svelte/elements';
import type {
  CardAttributes,
  ListAttributes,
  RoomieListingCard,
  RoomieListings,
} from '../dist/index.js';
import type { Listeners, SearchBox } from './listeners.js';

/** `class`, `style`, `id`, `data-…`, `bind:this` and handlers of every element. */
type Html<Element extends EventTarget> = Omit<HTMLAttributes<Element>, 'lang'>;

declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
    'roomie-listing-card': CardAttributes & Listeners & Html<RoomieListingCard>;
    'roomie-listings': ListAttributes & SearchBox & Listeners & Html<RoomieListings>;
  }
}
