import type { Component, Snippet } from 'svelte';
import type { HTMLAttributes } from 'svelte/elements';
import type {
  CardAttributes,
  ListAttributes,
  RoomieEvents,
  RoomieListingCard,
  RoomieListings,
} from '../dist/index.js';
import type { Listeners, SearchBox } from './listeners.js';

/** `class`, `style`, `id`, `data-…`, `bind:this` and handlers of every element. */
type Html<Element extends EventTarget> = Omit<HTMLAttributes<Element>, 'lang'>;

export * from '../dist/index.js';

/** What every component takes besides the attributes of its element. */
interface Common {
  /** The address of the RoomieRadar whose rooms are shown. */
  origin: string;
  /** Your link, which visitors see while and where there are no rooms. */
  children: Snippet;
  onready?: ((detail: RoomieEvents['roomie-ready']['detail']) => void) | undefined;
  onerror?: ((detail: RoomieEvents['roomie-error']['detail']) => void) | undefined;
  /** Called when a card is pressed. Unless prevented, the browser follows its link. */
  onopen?: ((event: RoomieEvents['roomie-click']) => void) | undefined;
}

type Passed<Element extends EventTarget> = Omit<Html<Element>, keyof Common>;

export const ListingCard: Component<Common & CardAttributes & Passed<RoomieListingCard>>;
export const Listings: Component<
  Common & ListAttributes & Passed<RoomieListings> & { searchBox?: boolean | undefined }
>;

declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
    'roomie-listing-card': CardAttributes & Listeners & Html<RoomieListingCard>;
    'roomie-listings': ListAttributes & SearchBox & Listeners & Html<RoomieListings>;
  }
}
