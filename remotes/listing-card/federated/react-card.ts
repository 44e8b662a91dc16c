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

/**
 * Makes the React component of a card: the element of this name, with properties and callbacks of
 * React. Of several Reacts on the page, it uses the one that renders it.
 */
export function createListingCard(
  reacts: readonly HostReact[],
  name: string,
): (props: ListingCardProps) => ReactElement {
  let candidates = reacts;
  /** The first hook of the card. Only the React that is rendering has one; the others throw. */
  const begin = () => {
    let cause: unknown;
    for (const react of candidates) {
      try {
        const card = react.useRef<RoomieListingCard>(null);
        candidates = [react];
        return { react, card };
      } catch (problem) {
        cause = problem;
      }
    }
    throw new Error(
      'ListingCard of RoomieRadar needs the React that renders it: share it, or use ./mount instead',
      { cause },
    );
  };
  return function ListingCard(props: ListingCardProps) {
    const { listing, theme, lang, currency, partner } = props;
    const { react, card } = begin();
    const { createElement, useEffect, useRef } = react;
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
    }, [card]);
    const { href, text } = linkOrOurs(props);
    return createElement(
      name,
      { ref: card, listing, theme, lang, currency, partner },
      createElement('a', { href }, text),
    );
  };
}
