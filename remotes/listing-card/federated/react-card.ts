import type {
  createElement as create,
  ReactElement,
  useEffect as effect,
  useRef as reference,
} from 'react';
import type { RoomieEvents, RoomieListingCard } from '../card-element.tsx';
import type { MountProps } from './mount.ts';
import { linkOrOurs } from './own-link.ts';

/** What the card needs of the host's React: any version since 16.8. */
export interface HostReact {
  createElement: typeof create;
  useEffect: typeof effect;
  useRef: typeof reference;
}

export interface ListingCardProps extends MountProps {
  onReady?: (listing: RoomieEvents['roomie:ready']['detail']['listing']) => void;
  onError?: (problem: RoomieEvents['roomie:error']['detail']['problem']) => void;
  /** Called when the card is pressed. Unless prevented, the browser follows its link. */
  onOpen?: (event: Event, href: string) => void;
}

/** Makes the React component of a card: the element, with properties and callbacks of React. */
export function createListingCard(react: HostReact): (props: ListingCardProps) => ReactElement {
  const { createElement, useEffect, useRef } = react;
  return function ListingCard(props: ListingCardProps) {
    const { listing, theme, lang, currency, partner } = props;
    const card = useRef<RoomieListingCard>(null);
    // A host may pass new functions at each rendering.
    const latest = useRef(props);
    useEffect(() => {
      latest.current = props;
    });
    useEffect(() => {
      const element = card.current;
      const ready = ({ detail }: RoomieEvents['roomie:ready']) =>
        latest.current.onReady?.(detail.listing);
      const error = ({ detail }: RoomieEvents['roomie:error']) =>
        latest.current.onError?.(detail.problem);
      const click = (event: RoomieEvents['roomie:click']) =>
        latest.current.onOpen?.(event, event.detail.href);
      element?.addEventListener('roomie:ready', ready);
      element?.addEventListener('roomie:error', error);
      element?.addEventListener('roomie:click', click);
      return () => {
        element?.removeEventListener('roomie:ready', ready);
        element?.removeEventListener('roomie:error', error);
        element?.removeEventListener('roomie:click', click);
      };
    }, []);
    const { href, text } = linkOrOurs(props);
    return createElement(
      'roomie-listing-card',
      { ref: card, listing, theme, lang, currency, partner },
      createElement('a', { href }, text),
    );
  };
}
