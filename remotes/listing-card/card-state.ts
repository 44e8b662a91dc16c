import type { EmbeddedCard, EmbeddedListing } from '#contract/embeds/embed.ts';

/** Fetches one listing; rejects without a readable answer. */
export type LoadCard = (id: number) => Promise<EmbeddedCard>;

/** The reason why a card shows no listing. */
export type CardProblem = Exclude<EmbeddedCard['state'], 'active'> | 'offline' | 'server';

export type CardState =
  | { at: 'loading' }
  /** `nowMs` is the time of the fetch. */
  | { at: 'shown'; listing: EmbeddedListing; nowMs: number }
  | { at: 'failed'; problem: CardProblem };

export const loading: CardState = { at: 'loading' };

/**
 * Fetches a listing and calls `onState` with the result. After a failure offline it fetches again
 * when the browser is online. It never throws: every failure is a state to show. Returns a function
 * that stops it.
 */
export function followCard(
  load: LoadCard,
  id: number,
  onState: (state: CardState) => void,
): () => void {
  let isFollowed = true;
  const find = async () => {
    const state = await fetchState(load, id);
    if (!isFollowed) return;
    if (state.at === 'failed' && state.problem === 'offline') {
      addEventListener('online', ask, { once: true });
    }
    onState(state);
  };
  const ask = () => void find();
  ask();
  return () => {
    isFollowed = false;
    removeEventListener('online', ask);
  };
}

async function fetchState(load: LoadCard, id: number): Promise<CardState> {
  if (!(Number.isInteger(id) && id > 0)) return { at: 'failed', problem: 'unknown' };
  try {
    const card = await load(id);
    if (card.state === 'active') return { at: 'shown', listing: card.listing, nowMs: Date.now() };
    return { at: 'failed', problem: card.state };
  } catch {
    return { at: 'failed', problem: navigator.onLine ? 'server' : 'offline' };
  }
}
