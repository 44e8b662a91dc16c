import { useCallback, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { type CardTheme, withUtm } from '#contract/embeds/card.ts';
import type { EmbeddedListing } from '#contract/embeds/embed.ts';
import type { CardProblem } from '../card-state.ts';
import { cardStyles } from '../card-styles.ts';
import { EmbeddedCard } from '../embedded-card.tsx';
import { createCardLoader } from '../load-cards.ts';
import { toHttpUrl } from '../partner-link.ts';
import { linkOrOurs, type OwnLink } from './own-link.ts';

export interface ListingCardProps {
  /** Id of the listing. */
  listing: number;
  theme?: CardTheme;
  /**
   * Shown until there is a card and when there is none. The card's link gets its utm_ parameters.
   */
  link?: OwnLink;
  onReady?: (listing: EmbeddedListing) => void;
  onError?: (problem: CardProblem) => void;
  /** Called when the card is pressed. Unless prevented, the browser follows its link. */
  onOpen?: (event: MouseEvent, href: string) => void;
}

/** The origin of RoomieRadar, which served this module. */
const { origin } = new URL(import.meta.url);
/** Shared by all cards of a page, so that cards that appear together share a request. */
const load = createCardLoader(origin);

/** The card for hosts with module federation. The host's React renders it in a shadow root. */
export default function ListingCard({ listing, link, onError, ...rest }: ListingCardProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const open = useCallback((container: HTMLElement | null) => {
    if (container) setRoot(container.shadowRoot ?? openRoot(container));
  }, []);
  const { href, text } = linkOrOurs(link, origin, listing);
  return (
    <div ref={open}>
      {root &&
        createPortal(
          <EmbeddedCard
            {...rest}
            listing={listing}
            load={load}
            fallback={<a href={href}>{text}</a>}
            toHref={(url) => withUtm(url, toHttpUrl(href))}
            {...(onError && { onProblem: onError })}
          />,
          root,
        )}
    </div>
  );
}

/**
 * Uses a constructed style sheet, because a strict policy of the host would refuse a style element.
 */
function openRoot(container: HTMLElement): ShadowRoot {
  const root = container.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{display:block;contain:layout}${cardStyles}`);
  root.adoptedStyleSheets = [sheet];
  return root;
}
