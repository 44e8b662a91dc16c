import {
  createElement,
  useEffect,
  useRef,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  loadElements,
  type CardAttributes,
  type ListAttributes,
  type RoomieEvents,
} from './index.ts';

interface Callbacks {
  onReady?: (detail: RoomieEvents['roomie-ready']['detail']) => void;
  onError?: (detail: RoomieEvents['roomie-error']['detail']) => void;
  /** Called when a card is pressed. Unless prevented, the browser follows its link. */
  onOpen?: (event: RoomieEvents['roomie-click']) => void;
}

interface Fallback {
  /** Your link, which visitors see while and where there is no card: `<a href="…">`. */
  children: ReactNode;
}

export interface ListingCardProps extends CardAttributes, Callbacks, Fallback {}

export interface ListingsProps extends ListAttributes, Callbacks, Fallback {
  /** Shows a field to search in. */
  searchBox?: boolean;
}

/**
 * The elements of the RoomieRadar at `origin` as components of React 16.8 or newer. Call it once,
 * outside of components.
 *
 * @example
 * const { ListingCard } = roomieRadar('https://roomieradar.example');
 */
export function roomieRadar(origin: string): {
  ListingCard: FunctionComponent<ListingCardProps>;
  Listings: FunctionComponent<ListingsProps>;
} {
  const load = (list: boolean) => void loadElements(origin, { list }).catch(() => undefined);

  function useElement(callbacks: Callbacks, list: boolean) {
    const element = useRef<HTMLElement>(null);
    // An app may pass new functions at each rendering.
    const latest = useRef(callbacks);
    useEffect(() => {
      latest.current = callbacks;
    });
    useEffect(() => {
      load(list);
      const { current } = element;
      const ready = (event: Event) =>
        latest.current.onReady?.((event as RoomieEvents['roomie-ready']).detail);
      const error = (event: Event) =>
        latest.current.onError?.((event as RoomieEvents['roomie-error']).detail);
      const click = (event: Event) =>
        latest.current.onOpen?.(event as RoomieEvents['roomie-click']);
      current?.addEventListener('roomie-ready', ready);
      current?.addEventListener('roomie-error', error);
      current?.addEventListener('roomie-click', click);
      return () => {
        current?.removeEventListener('roomie-ready', ready);
        current?.removeEventListener('roomie-error', error);
        current?.removeEventListener('roomie-click', click);
      };
    }, [list]);
    return element;
  }

  return {
    ListingCard({ listing, theme, lang, currency, partner, children, ...callbacks }): ReactElement {
      const ref = useElement(callbacks, false);
      return createElement(
        'roomie-listing-card',
        { ref, listing, theme, lang, currency, partner },
        children,
      );
    },
    Listings({ children, searchBox, onReady, onError, onOpen, ...attributes }): ReactElement {
      const ref = useElement({ onReady, onError, onOpen } as Callbacks, true);
      // React before 19 writes false as an attribute.
      const box = searchBox ? { 'search-box': '' } : {};
      return createElement('roomie-listings', { ref, ...attributes, ...box }, children);
    },
  };
}
