import type { EmbeddedCard, EmbeddedListing } from '#contract/embed.ts';

/** Fetches one room; rejects when there is no answer that can be read. */
export type LoadCard = (id: number) => Promise<EmbeddedCard>;

/** Why a card shows no room. */
export type CardProblem = Exclude<EmbeddedCard['state'], 'active'> | 'offline' | 'server';

export type CardState =
  | { at: 'loading' }
  | { at: 'shown'; listing: EmbeddedListing; nowMs: number }
  | { at: 'failed'; problem: CardProblem };

export const loading: CardState = { at: 'loading' };

/** Asks for a room and never rejects: whatever goes wrong is a state that can be shown. */
export async function findOut(load: LoadCard, id: number): Promise<CardState> {
  if (!(Number.isInteger(id) && id > 0)) return { at: 'failed', problem: 'unknown' };
  try {
    const card = await load(id);
    if (card.state === 'active') return { at: 'shown', listing: card.listing, nowMs: Date.now() };
    return { at: 'failed', problem: card.state };
  } catch {
    return { at: 'failed', problem: navigator.onLine ? 'server' : 'offline' };
  }
}
