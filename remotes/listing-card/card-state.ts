import type { CardLabels, ClosedLabels, EmbeddedCard, ShownCard } from '#contract/embeds/embed.ts';

/** The reason why a card shows no listing. */
export type CardProblem = Exclude<EmbeddedCard['state'], 'active'> | 'offline' | 'server';

/** What a card knows by itself, without an answer of the server. */
export type OwnProblem = 'unknown' | 'offline' | 'server';

type ShownListing = Extract<ShownCard, { state: 'active' }>['listing'];
type EmbeddedListing = Extract<EmbeddedCard, { state: 'active' }>['listing'];

export type CardState<Listing = EmbeddedListing> =
  | { at: 'loading' }
  | { at: 'shown'; listing: Listing; labels: CardLabels }
  | { at: 'failed'; problem: CardProblem; labels: ClosedLabels }
  /** Without an answer of the server there are no labels of it. `lang` is that of the page. */
  | { at: 'failed'; problem: OwnProblem; labels?: undefined; lang: string | undefined };

/** Any card, also that of a wanted page. */
export type AnyCardState = CardState<ShownListing>;

/** The state that an answer about a listing leads to. */
export function toCardState(card: EmbeddedCard): CardState;
export function toCardState(card: ShownCard): AnyCardState;
export function toCardState(card: ShownCard): AnyCardState {
  return card.state === 'active'
    ? { at: 'shown', listing: card.listing, labels: card.labels }
    : { at: 'failed', problem: card.state, labels: card.labels };
}
