import type { RoomieEvents, RoomieListingCard, RoomieListings } from '../dist/index.js';

export * from '../dist/index.js';

declare global {
  interface HTMLElementTagNameMap {
    'roomie-listing-card': RoomieListingCard;
    'roomie-listings': RoomieListings;
  }
  /** They bubble: elements, the document and the window hear them. */
  interface GlobalEventHandlersEventMap extends RoomieEvents {}
}
