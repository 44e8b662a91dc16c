import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import { cardsPerRequest } from '#contract/embeds/card.ts';
import { readCards } from './read-cards.ts';
import type { Adviser } from './warn.ts';

/** Fetches one listing; rejects without a readable answer. `options` end the address. */
export type LoadCard = (id: number, options?: string) => Promise<EmbeddedCard>;

export interface WantedCard {
  id: number;
  options: string;
}

export interface CardLoader {
  load: LoadCard;
  /** Gives these cards, which came with a list, to the next elements that ask for them. */
  remember(cards: readonly EmbeddedCard[], options: string): void;
  /** Requests these cards at once, for elements that ask for them before the task is over. */
  begin(cards: readonly WantedCard[]): void;
}

/** The server asks for patience, so many seconds. */
export class Refusal extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super();
    this.seconds = seconds;
  }
}

type Cards = Promise<Map<number, EmbeddedCard>>;
/** Cards that share a request. */
interface Batch {
  options: string;
  ids: Set<number>;
  /** Are others still taken? */
  isOpen: boolean;
  cards: Cards;
  begin(): void;
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
export function createCardLoader(origin: string, adviser?: Adviser): CardLoader {
  const address = `${origin}/api/embed/listings?ids=`;
  /** Those of this task, after which each has begun. */
  const batches = new Set<Batch>();
  /** Those that the page preloads, by their ids and options. */
  let preloads: Map<string, Cards> | undefined;
  /** What came with a list. */
  const known = new Map<string, EmbeddedCard>();

  async function fetchCards(address: string, credentials: RequestCredentials) {
    const answer = await fetchAnswer(address, credentials);
    adviser?.pass({ localName: 'roomie-listing-card' }, Object(answer).notes);
    return new Map(readCards(answer).map((card) => [card.id, card]));
  }

  function startBatch(options: string): Batch {
    let resolve: (cards: Cards) => void;
    const batch: Batch = {
      options,
      ids: new Set(),
      isOpen: true,
      cards: new Promise((settle) => (resolve = settle)),
      begin() {
        if (!batch.isOpen) return;
        batch.isOpen = false;
        // Sorted, so that caches recognize a request for the same cards.
        const sorted = [...batch.ids].toSorted((one, other) => one - other).join(',');
        resolve(fetchCards(address + sorted + options, 'omit'));
      },
    };
    batches.add(batch);
    // After all code that runs in the same task has asked for its cards.
    setTimeout(() => {
      batch.begin();
      batches.delete(batch);
    });
    return batch;
  }

  /** Takes the requests that the page has already begun with `<link rel="preload">`. */
  function readPreloads(): Map<string, Cards> {
    const early = new Map<string, Cards>();
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
      if (!href.startsWith(address)) continue;
      const [ids = '', ...options] = href.slice(address.length).split('&');
      // The browser knows its request again by these credentials. To other sites it sends none.
      const cards = fetchCards(href, 'same-origin');
      // An element that asks for one of them asks again itself.
      cards.catch(() => undefined);
      for (const id of ids.split(',')) early.set([id, ...options].join('&'), cards);
    }
    return early;
  }

  function findBatch(id: number, options: string): Batch {
    for (const batch of batches) {
      const hasRoom = batch.isOpen && batch.ids.size < cardsPerRequest;
      if (batch.options === options && (hasRoom || batch.ids.has(id))) return batch;
    }
    return startBatch(options);
  }

  async function request(id: number, options: string): Promise<EmbeddedCard> {
    const preloaded =
      performance.now() < preloadsHoldMs && (preloads ??= readPreloads()).get(id + options);
    const early = preloaded && (await preloaded.catch(() => undefined));
    let card = early ? early.get(id) : undefined;
    if (!card) {
      const batch = findBatch(id, options);
      batch.ids.add(id);
      card = (await batch.cards).get(id);
    }
    // Nobody reads it: the card says that there is no answer.
    if (!card) throw new Error();
    return card;
  }

  return {
    async load(id, options = '') {
      const listed = known.get(id + options);
      known.delete(id + options);
      return listed ?? request(id, options);
    },
    remember(cards, options) {
      for (const card of cards) known.set(card.id + options, card);
    },
    begin(cards) {
      // An element that asks for it says that it failed; one that is gone by then does not.
      for (const { id, options } of cards) request(id, options).catch(() => undefined);
      for (const batch of batches) batch.begin();
    },
  };
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
