import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import { embedLimits } from '#contract/embeds/card.ts';
import type { LoadCard } from './card-state.ts';
import { readCards } from './read-cards.ts';

/** An answer that takes longer than this counts as a failure. */
const patienceMs = 8000;

/**
 * Loads cards from the RoomieRadar at `origin`; cards that are requested at the same moment share a
 * request. Sends no cookies and stores nothing. Rejects when the answer is late, refused or not
 * readable.
 */
export function createCardLoader(origin: string): LoadCard {
  let waiting: Promise<Map<number, EmbeddedCard>> | null = null;
  let ids = new Set<number>();
  return async (id) => {
    if (!waiting || ids.size >= embedLimits.cardsPerRequest) {
      ids = new Set();
      const batch = ids;
      waiting = nextTask().then(() => {
        waiting = null;
        return fetchCards(origin, [...batch]);
      });
    }
    ids.add(id);
    const card = (await waiting).get(id);
    if (!card) throw new Error(`No readable answer about room ${id}`);
    return card;
  };
}

/** Resolves after all code that runs in the same task has made its requests. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

async function fetchCards(origin: string, ids: number[]): Promise<Map<number, EmbeddedCard>> {
  // Sorted, so that caches recognize a request for the same cards.
  const sorted = ids.toSorted((one, other) => one - other).join(',');
  const response = await fetch(`${origin}/api/embed/listings?ids=${sorted}`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(patienceMs),
  });
  return new Map(readCards(await response.json()).map((card) => [card.id, card]));
}
