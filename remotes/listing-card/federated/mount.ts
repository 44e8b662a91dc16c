import type { CardTheme } from '#contract/embeds/card.ts';
import { linkOrOurs, type OwnLink } from './own-link.ts';

export interface MountProps {
  /** Id of the listing. */
  listing: number;
  theme?: CardTheme;
  /**
   * Shown until there is a card and when there is none. The card's link gets its utm_ parameters.
   */
  link?: OwnLink;
}

export interface Mounted {
  update(props: MountProps): void;
  unmount(): void;
}

/** The origin of RoomieRadar, which served this module. */
const { origin } = new URL(import.meta.url);

/**
 * Adds a card to an element, for hosts with another framework or another React. It loads the
 * stand-alone element and needs nothing from the host. It never throws; without a card, the link is
 * visible.
 */
export function mount(container: Element, props: MountProps): Mounted {
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
  container.append(card);
  // Without the script, the element just shows the link.
  import(/* @vite-ignore */ `${origin}/embed/v1/listing-card.js`).catch(() => undefined);
  return { update, unmount: () => card.remove() };
}
