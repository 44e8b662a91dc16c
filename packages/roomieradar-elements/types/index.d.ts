import type { RoomieEvents, RoomieListingCard, RoomieListings } from '../dist/index.js';

export * from '../dist/index.js';

declare global {
  interface HTMLElementTagNameMap {
    'roomie-listing-card': RoomieListingCard;
    'roomie-listings': RoomieListings;
  }
  interface HTMLElementEventMap extends RoomieEvents {}
}
