import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import { embedLimits } from '#contract/embeds/card.ts';
import { readCards } from './read-cards.ts';

/** Fetches one listing; rejects without a readable answer. `options` end the address. */
export type LoadCard = (id: number, options?: string) => Promise<EmbeddedCard>;

export interface CardLoader {
  load: LoadCard;
  /** Gives these cards, which came with a list, to the next elements that ask for them. */
  remember(cards: readonly EmbeddedCard[], options: string): void;
  /** Makes the requests for all cards so far, instead of when the task is over. */
  flush(): void;
}

/** The server asks for patience, so many seconds. */
export class Refusal extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super(`Refused for ${seconds} s`);
    this.seconds = seconds;
  }
}

type Cards = Promise<Map<number, EmbeddedCard>>;
interface Batch {
  ids: Set<number>;
  cards: Cards;
  begin: () => void;
}

/** An answer that takes longer than this counts as a failure. */
const patienceMs = 8000;
/** What a page preloads is for the elements that it begins with. */
export const preloadsHoldMs = 30_000;

/**
 * Loads cards from the RoomieRadar at `origin`; cards that are requested at the same moment share a
 * request. Sends no cookies and stores nothing. Rejects when the answer is late, refused or not
 * readable.
 */
export function createCardLoader(origin: string): CardLoader {
  const address = `${origin}/api/embed/listings?ids=`;
  const batches = new Map<string, Batch>();
  const preloads = new Map<string, Cards>();
  const known = new Map<string, EmbeddedCard>();

  function startBatch(options: string): Batch {
    const ids = new Set<number>();
    const fetchBatch = () => {
      if (batches.get(options) === batch) batches.delete(options);
      // Sorted, so that caches recognize a request for the same cards.
      const sorted = [...ids].toSorted((one, other) => one - other).join(',');
      return fetchCards(address + sorted + options, 'omit');
    };
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
      // After all code that runs in the same task has asked for its cards.
      setTimeout(resolve);
    });
    const batch: Batch = { ids, begin, cards: begun.then(fetchBatch) };
    batches.set(options, batch);
    return batch;
  }

  /** The answer to a request that the page has already begun with `<link rel="preload">`. */
  function findPreloaded(id: number, options: string): Cards | undefined {
    if (performance.now() > preloadsHoldMs) return undefined;
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
      const [ids = '', ...rest] = href.slice(address.length).split('&');
      if (!href.startsWith(address) || ['', ...rest].join('&') !== options) continue;
      if (!ids.split(',').includes(`${id}`)) continue;
      // The browser knows its request again by these credentials. To other sites it sends none.
      const cards = preloads.get(href) ?? fetchCards(href, 'same-origin');
      preloads.set(href, cards);
      return cards;
    }
    return undefined;
  }

  function findBatch(options: string): Batch {
    const batch = batches.get(options);
    return batch && batch.ids.size < embedLimits.cardsPerRequest ? batch : startBatch(options);
  }

  async function load(id: number, options = ''): Promise<EmbeddedCard> {
    const listed = known.get(id + options);
    known.delete(id + options);
    if (listed) return listed;
    const preloaded = findPreloaded(id, options);
    const early = preloaded && (await preloaded.catch(() => undefined));
    let card = early?.get(id);
    if (!card) {
      const batch = findBatch(options);
      batch.ids.add(id);
      card = (await batch.cards).get(id);
    }
    if (!card) throw new Error(`No readable answer about room ${id}`);
    return card;
  }

  return {
    load,
    remember(cards, options) {
      for (const card of cards) known.set(card.id + options, card);
    },
    flush() {
      for (const { begin } of batches.values()) begin();
    },
  };
}

async function fetchCards(address: string, credentials: RequestCredentials) {
  const cards = readCards(await fetchAnswer(address, credentials));
  return new Map(cards.map((card) => [card.id, card]));
}

/** Fetches JSON; rejects when the answer is late or refused. */
export async function fetchAnswer(
  address: string,
  credentials: RequestCredentials,
): Promise<unknown> {
  const response = await fetch(address, { credentials, signal: AbortSignal.timeout(patienceMs) });
  const seconds = Number(response.headers.get('Retry-After'));
  if (!response.ok && seconds > 0) throw new Refusal(seconds);
  return response.json();
}
