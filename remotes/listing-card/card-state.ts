import type { CardLabels, ClosedLabels, EmbeddedCard } from '#contract/embeds/embed.ts';

/** The reason why a card shows no listing. */
export type CardProblem = Exclude<EmbeddedCard['state'], 'active'> | 'offline' | 'server';

type EmbeddedListing = Extract<EmbeddedCard, { state: 'active' }>['listing'];

export type CardState =
  | { at: 'loading' }
  | { at: 'shown'; listing: EmbeddedListing; labels: CardLabels }
  /** The labels come from the server, so without its answer there are none. */
  | { at: 'failed'; problem: CardProblem; labels?: ClosedLabels };

/** The state that an answer about a listing leads to. */
export function stateOf(card: EmbeddedCard): CardState {
  return card.state === 'active'
    ? { at: 'shown', listing: card.listing, labels: card.labels }
    : { at: 'failed', problem: card.state, labels: card.labels };
}
