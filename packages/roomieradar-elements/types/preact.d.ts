import type { JSX as PreactJSX } from 'preact';
import type {
  CardAttributes,
  ListAttributes,
  RoomieListingCard,
  RoomieListings,
} from '../dist/index.js';
import type { Listeners, SearchBox } from './listeners.js';

type Html<Element extends HTMLElement> = Omit<PreactJSX.HTMLAttributes<Element>, 'lang'>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'roomie-listing-card': CardAttributes & Listeners & Html<RoomieListingCard>;
      'roomie-listings': ListAttributes & SearchBox & Listeners & Html<RoomieListings>;
    }
  }
}
