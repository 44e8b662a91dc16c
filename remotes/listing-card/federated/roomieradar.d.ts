/** For partners with TypeScript: what RoomieRadar's federated module offers. */
interface RoomieRadarCard {
  /** Number of the listing. */
  listing: number;
  /** Light and dark as the visitor has it, unless said otherwise. */
  theme?: 'auto' | 'light' | 'dark';
  /** Shown until there is a card and when there is none; its utm_ parameters go along. */
  link?: { href: string; text: string };
}

declare module 'roomieradar/ListingCard' {
  import type { ComponentType, MouseEvent } from 'react';

  export interface ListingCardProps extends RoomieRadarCard {
    onReady?: (listing: { id: number; title: string; url: string }) => void;
    onError?: (problem: string) => void;
    /** The card was pressed; unless prevented, the browser follows its link. */
    onOpen?: (event: MouseEvent, href: string) => void;
  }
  /** A listing, drawn by the host's own React 19. */
  const ListingCard: ComponentType<ListingCardProps>;
  export default ListingCard;
}

declare module 'roomieradar/mount' {
  /** Puts a card into an element; needs no React of the host. */
  export function mount(
    place: Element,
    props: RoomieRadarCard,
  ): { update(props: RoomieRadarCard): void; unmount(): void };
}
