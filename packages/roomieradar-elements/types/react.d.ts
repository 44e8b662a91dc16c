import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  CardAttributes,
  ListAttributes,
  LookProperties,
  RoomieListingCard,
  RoomieListings,
} from '../dist/index.js';
import type { Listeners, SearchBox } from './listeners.js';

export * from '../dist/react.js';

type Html<Element> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, 'lang'> & {
  /** React before 19 gives custom elements no `className`. */
  class?: string | undefined;
};

declare module 'react' {
  /** For `style`, of these elements and of those around them. */
  interface CSSProperties extends LookProperties {}
  namespace JSX {
    interface IntrinsicElements {
      'roomie-listing-card': CardAttributes & Listeners & Html<RoomieListingCard>;
      'roomie-listings': ListAttributes & SearchBox & Listeners & Html<RoomieListings>;
    }
  }
}
