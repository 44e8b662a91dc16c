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
  /** Number of the listing. */
  listing: number;
  load: LoadCard;
  theme?: CardTheme;
  /** The partner's own link, shown until there is a card and when there is none. */
  fallback: ReactNode;
  /** The address that the card leads to, given that of the listing's page. */
  toHref?: (url: string) => string;
  target?: string | undefined;
  onReady?: (listing: EmbeddedListing) => void;
  onProblem?: (problem: CardProblem) => void;
  /** The card was pressed; unless prevented, the browser follows its link. */
  onOpen?: (event: MouseEvent, href: string) => void;
}

const unchanged = (url: string) => url;

/** A listing on another site: fetched, shown, and tried again once the visitor is back online. */
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
  told: Pick<EmbeddedCardProps, 'onReady' | 'onProblem'>,
  id: number,
  load: LoadCard,
): CardState {
  const [known, setKnown] = useState({ id, state: loading });
  // A host may pass new functions at each rendering; that is no reason to ask again.
  const latest = useRef(told);
  useLayoutEffect(() => {
    latest.current = told;
  });

  // Before the first painting: every moment counts until there is a card.
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
