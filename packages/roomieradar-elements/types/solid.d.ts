import type { JSX as SolidJSX } from 'solid-js';
import type {
  CardAttributes,
  ListAttributes,
  RoomieEvents,
  RoomieListingCard,
  RoomieListings,
} from '../dist/index.js';
import type { SearchBox } from './listeners.js';

type Html<Element extends HTMLElement> = Omit<SolidJSX.HTMLAttributes<Element>, 'lang'>;

/** Handlers as Solid names them: `on:roomie-click`. */
interface Listeners {
  'on:roomie-ready'?: ((event: RoomieEvents['roomie-ready']) => void) | undefined;
  'on:roomie-error'?: ((event: RoomieEvents['roomie-error']) => void) | undefined;
  'on:roomie-click'?: ((event: RoomieEvents['roomie-click']) => void) | undefined;
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'roomie-listing-card': CardAttributes & Listeners & Html<RoomieListingCard>;
      'roomie-listings': ListAttributes & SearchBox & Listeners & Html<RoomieListings>;
    }
  }
}
