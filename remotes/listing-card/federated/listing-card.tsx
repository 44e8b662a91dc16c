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
  /** Number of the listing. */
  listing: number;
  theme?: CardTheme;
  /** Shown until there is a card and when there is none; its utm_ parameters go along. */
  link?: OwnLink;
  onReady?: (listing: EmbeddedListing) => void;
  onError?: (problem: CardProblem) => void;
  /** The card was pressed; unless prevented, the browser follows its link. */
  onOpen?: (event: MouseEvent, href: string) => void;
}

/** RoomieRadar, where this module came from. */
const { origin } = new URL(import.meta.url);
/** One for all cards of a page: those that appear together share a request. */
const load = createCardLoader(origin);

/** The card for hosts that federate: drawn by their React, its styles and theirs kept apart. */
export default function ListingCard({ listing, link, onError, ...rest }: ListingCardProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const open = useCallback((place: HTMLElement | null) => {
    if (place) setRoot(place.shadowRoot ?? openRoot(place));
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

/** By a style sheet object: a strict policy of the host would refuse a style element. */
function openRoot(place: HTMLElement): ShadowRoot {
  const root = place.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{display:block;contain:layout}${cardStyles}`);
  root.adoptedStyleSheets = [sheet];
  return root;
}
