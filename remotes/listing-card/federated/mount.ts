import type { CardTheme } from '#contract/embeds/card.ts';
import { linkOrOurs, loadElement, type OwnLink } from './own-link.ts';

export interface MountProps {
  /** Id of the listing. */
  listing: number;
  theme?: CardTheme | undefined;
  /**
   * Shown until there is a card and when there is none. The card's link gets its utm_ parameters.
   */
  link?: OwnLink | undefined;
  /** The language of our words; without it, that of the page. */
  lang?: string | undefined;
  /** Also gives the price in this currency (ISO 4217). */
  currency?: string | undefined;
  /** The name under which your cards are counted, if you want that. */
  partner?: string | undefined;
}

export interface Mounted {
  /** Changes what is given, and keeps the rest. */
  update(props: Partial<MountProps>): void;
  unmount(): void;
}

/**
 * Adds a card to an element, for hosts with another framework. It loads the stand-alone element and
 * needs nothing from the host. It never throws; without a card, the link is visible.
 */
export function mount(container: Element, given: MountProps): Mounted {
  const card = document.createElement(loadElement());
  const own = document.createElement('a');
  let props = given;
  const update = (changes: Partial<MountProps>) => {
    props = { ...props, ...changes };
    const { href, text } = linkOrOurs(props);
    own.href = href;
    own.textContent = text;
    for (const name of ['theme', 'lang', 'currency', 'partner', 'listing'] as const) {
      const value = props[name];
      if (value === undefined) card.removeAttribute(name);
      else card.setAttribute(name, String(value));
    }
  };
  update(props);
  card.append(own);
  container.append(card);
  return { update, unmount: () => card.remove() };
}
