/** The types of RoomieRadar's federated module, for partners with TypeScript. */
interface RoomieRadarCard {
  /** Id of the listing. */
  listing: number;
  /** `auto`, the default, follows the visitor's color scheme. */
  theme?: 'auto' | 'light' | 'dark';
  /**
   * Shown until there is a card and when there is none. The card's link gets its utm_ parameters.
   */
  link?: { href: string; text: string };
}

declare module 'roomieradar/ListingCard' {
  import type { ComponentType, MouseEvent } from 'react';

  export interface ListingCardProps extends RoomieRadarCard {
    onReady?: (listing: { id: number; title: string; url: string }) => void;
    onError?: (problem: string) => void;
    /** Called when the card is pressed. Unless prevented, the browser follows its link. */
    onOpen?: (event: MouseEvent, href: string) => void;
  }
  /** The card of a listing, rendered by the host's own React 19. */
  const ListingCard: ComponentType<ListingCardProps>;
  export default ListingCard;
}

declare module 'roomieradar/mount' {
  /** Adds a card to an element; does not need React. */
  export function mount(
    container: Element,
    props: RoomieRadarCard,
  ): { update(props: RoomieRadarCard): void; unmount(): void };
}
