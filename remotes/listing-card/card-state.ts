import type { EmbeddedCard, EmbeddedListing } from '#contract/embeds/embed.ts';

/** Fetches one listing; rejects when there is no answer that can be read. */
export type LoadCard = (id: number) => Promise<EmbeddedCard>;

/** Why a card shows no listing. */
export type CardProblem = Exclude<EmbeddedCard['state'], 'active'> | 'offline' | 'server';

export type CardState =
  | { at: 'loading' }
  /** `nowMs` is when it was fetched. */
  | { at: 'shown'; listing: EmbeddedListing; nowMs: number }
  | { at: 'failed'; problem: CardProblem };

export const loading: CardState = { at: 'loading' };

/**
 * Finds out about a listing and tells the state; once more when the visitor is back online. Whatever
 * goes wrong is a state to show, never an error. Returns how to stop.
 */
export function followCard(
  load: LoadCard,
  id: number,
  tell: (state: CardState) => void,
): () => void {
  let isFollowed = true;
  const find = async () => {
    const state = await findOut(load, id);
    if (!isFollowed) return;
    if (state.at === 'failed' && state.problem === 'offline') {
      addEventListener('online', ask, { once: true });
    }
    tell(state);
  };
  const ask = () => void find();
  ask();
  return () => {
    isFollowed = false;
    removeEventListener('online', ask);
  };
}

async function findOut(load: LoadCard, id: number): Promise<CardState> {
  if (!(Number.isInteger(id) && id > 0)) return { at: 'failed', problem: 'unknown' };
  try {
    const card = await load(id);
    if (card.state === 'active') return { at: 'shown', listing: card.listing, nowMs: Date.now() };
    return { at: 'failed', problem: card.state };
  } catch {
    return { at: 'failed', problem: navigator.onLine ? 'server' : 'offline' };
  }
}
