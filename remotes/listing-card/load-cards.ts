import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import { embedLimits } from '#contract/embeds/card.ts';
import type { LoadCard } from './card-state.ts';
import { readCards } from './read-cards.ts';

/** Longer than this nobody looks at an empty card. */
const patienceMs = 8000;

/**
 * Loads cards from a RoomieRadar at `origin`; those wanted at the same moment in one request. No
 * cookies, no stored state. Rejects when the answer is late, refused or not readable.
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
    if (!card) throw new Error(`No answer about room ${id} that can be read`);
    return card;
  };
}

/** When everything that starts together has asked. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

async function fetchCards(origin: string, ids: number[]): Promise<Map<number, EmbeddedCard>> {
  // In one order, so that caches know the same cards again.
  const sorted = ids.toSorted((one, other) => one - other).join(',');
  const response = await fetch(`${origin}/api/embed/listings?ids=${sorted}`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(patienceMs),
  });
  return new Map(readCards(await response.json()).map((card) => [card.id, card]));
}
