import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { CardTheme } from '#contract/embeds/card.ts';
import type { EmbeddedListing } from '#contract/embeds/embed.ts';
import {
  followCard,
  loading,
  type CardProblem,
  type CardState,
  type LoadCard,
} from './card-state.ts';
import { CardView } from './card-view.tsx';

export interface EmbeddedCardProps {
  /** Id of the listing. */
  listing: number;
  load: LoadCard;
  theme?: CardTheme;
  /** The partner's own link, shown until there is a card and when there is none. */
  fallback: ReactNode;
  /** Returns the link of the card, from the address of the listing's page. */
  toHref?: (url: string) => string;
  target?: string | undefined;
  onReady?: (listing: EmbeddedListing) => void;
  onProblem?: (problem: CardProblem) => void;
  /** Called when the card is pressed. Unless prevented, the browser follows its link. */
  onOpen?: (event: MouseEvent, href: string) => void;
}

const unchanged = (url: string) => url;

/**
 * A card on another site: fetches its listing, shows it, and tries again when the browser is
 * online.
 */
export function EmbeddedCard(props: EmbeddedCardProps) {
  const { listing, load, theme = 'auto', fallback, toHref = unchanged, target, onOpen } = props;
  const state = useCard(props, listing, load);
  return (
    <CardView
      state={state}
      theme={theme}
      fallback={fallback}
      toHref={toHref}
      target={target}
      onOpen={onOpen}
    />
  );
}

function useCard(
  callbacks: Pick<EmbeddedCardProps, 'onReady' | 'onProblem'>,
  id: number,
  load: LoadCard,
): CardState {
  const [known, setKnown] = useState({ id, state: loading });
  // A host may pass new functions at each rendering. They must not cause a new fetch.
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });

  // Before the first paint, so that the fetch starts as early as possible.
  useLayoutEffect(
    () =>
      followCard(load, id, (state) => {
        setKnown({ id, state });
        if (state.at === 'shown') latest.current.onReady?.(state.listing);
        if (state.at === 'failed') latest.current.onProblem?.(state.problem);
      }),
    [id, load],
  );

  return known.id === id ? known.state : loading;
}
