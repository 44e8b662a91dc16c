import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  type ForwardRefExoticComponent,
  type ForwardedRef,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
} from 'react';
import {
  loadElements,
  type Callbacks,
  type CardAttributes,
  type ListAttributes,
  type RoomieEvents,
  type RoomieListingCard,
  type RoomieListings,
} from './index.ts';

interface Fallback {
  /** Your link, which visitors see while and where there is no card: `<a href="…">`. */
  children: ReactNode;
}

/** What every element takes: `className`, `style`, `id`, `data-…`, `aria-…`, handlers. */
type Passed<Element> = Omit<
  HTMLAttributes<Element>,
  keyof Callbacks | 'children' | 'dangerouslySetInnerHTML' | 'lang'
> & { [data: `data-${string}`]: unknown };

export type ListingCardProps = CardAttributes & Callbacks & Fallback & Passed<RoomieListingCard>;

export type ListingsProps = ListAttributes &
  Callbacks &
  Fallback &
  Passed<RoomieListings> & {
    /** Shows a field to search in. */
    searchBox?: boolean | undefined;
  };

type Component<Props, Element> = ForwardRefExoticComponent<Props & RefAttributes<Element>>;

/**
 * The elements of the RoomieRadar at `origin` as components of React 16.8 or newer. Call it once,
 * outside of components.
 *
 * @example
 * const { ListingCard } = roomieRadar('https://roomieradar.example');
 */
export function roomieRadar(origin: string): {
  ListingCard: Component<ListingCardProps, RoomieListingCard>;
  Listings: Component<ListingsProps, RoomieListings>;
} {
  const load = (list: boolean) => void loadElements(origin, { list }).catch(() => undefined);

  /** The ref of the element; the app's own ref has it too. */
  function useElement<Element extends HTMLElement>(
    callbacks: Callbacks,
    list: boolean,
    ref: ForwardedRef<Element>,
  ) {
    const element = useRef<Element | null>(null);
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
    useImperativeHandle(ref, () => element.current as Element, []);
    return element;
  }

  /** What stays for the element: React before 19 gives custom elements no `className`. */
  const toElement = ({ className, ...attributes }: { className?: string | undefined }) =>
    className === undefined ? attributes : { ...attributes, class: className };

  const ListingCard = forwardRef<RoomieListingCard, ListingCardProps>((props, forwarded) => {
    const { children, onReady, onError, onOpen, ...attributes } = props;
    const ref = useElement({ onReady, onError, onOpen }, false, forwarded);
    return createElement('roomie-listing-card', { ...toElement(attributes), ref }, children);
  });
  const Listings = forwardRef<RoomieListings, ListingsProps>((props, forwarded) => {
    const { children, searchBox, onReady, onError, onOpen, ...attributes } = props;
    const ref = useElement({ onReady, onError, onOpen }, true, forwarded);
    // React before 19 writes false as an attribute.
    const box = searchBox ? { 'search-box': '' } : {};
    return createElement('roomie-listings', { ...toElement(attributes), ...box, ref }, children);
  });
  ListingCard.displayName = 'ListingCard';
  Listings.displayName = 'Listings';
  return { ListingCard, Listings };
}
