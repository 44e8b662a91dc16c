import type { CardTheme } from '#contract/embeds/card.ts';
import { linkOrOurs, type OwnLink } from './own-link.ts';

export interface MountProps {
  /** Number of the listing. */
  listing: number;
  theme?: CardTheme;
  /** Shown until there is a card and when there is none; its utm_ parameters go along. */
  link?: OwnLink;
}

export interface Mounted {
  update(props: MountProps): void;
  unmount(): void;
}

/** RoomieRadar, where this module came from. */
const { origin } = new URL(import.meta.url);

/**
 * Puts a card into an element, for hosts with another framework or another React: it brings the
 * stand-alone element and asks nothing of the host. Never throws; a link stands wherever no card can.
 */
export function mount(place: Element, props: MountProps): Mounted {
  const card = document.createElement('roomie-listing-card');
  const own = document.createElement('a');
  const update = ({ listing, theme = 'auto', link }: MountProps) => {
    const { href, text } = linkOrOurs(link, origin, listing);
    own.href = href;
    own.textContent = text;
    card.setAttribute('theme', theme);
    card.setAttribute('listing', String(listing));
  };
  update(props);
  card.append(own);
  place.append(card);
  // Without the script the element is a link like any other.
  import(/* @vite-ignore */ `${origin}/embed/v1/listing-card.js`).catch(() => undefined);
  return { update, unmount: () => card.remove() };
}
