/** The types of RoomieRadar's federated module, for partners with TypeScript. */
interface RoomieRadarCard {
  /** Id of the listing. */
  listing: number;
  /** `auto`, the default, follows the color scheme of your page. */
  theme?: 'auto' | 'light' | 'dark' | undefined;
  /**
   * Shown until there is a card and when there is none. The card's link gets its utm_ parameters.
   */
  link?: { href: string; text: string } | undefined;
  /** The language of our words; without it, that of your page. */
  lang?: string | undefined;
  /** Also gives the price in this currency (ISO 4217). */
  currency?: string | undefined;
  /** The name under which your cards are counted, if you want that. */
  partner?: string | undefined;
}

declare module 'roomieradar/ListingCard' {
  import type { ComponentType } from 'react';

  export interface ListingCardProps extends RoomieRadarCard {
    onReady?: (listing: { id: number; title: string; url: string }) => void;
    onError?: (problem: string) => void;
    /** Called when the card is pressed. Unless prevented, the browser follows its link. */
    onOpen?: (event: Event, href: string) => void;
  }
  /** The card of a listing, as a component of the host's own React. */
  const ListingCard: ComponentType<ListingCardProps>;
  export default ListingCard;
}

declare module 'roomieradar/mount' {
  /** Adds a card to an element; does not need React. */
  export function mount(
    container: Element,
    props: RoomieRadarCard,
  ): { update(props: Partial<RoomieRadarCard>): void; unmount(): void };
}
