import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import { embedLimits } from '#contract/embeds/card.ts';
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
export function createCardLoader(origin: string, adviser?: Adviser): CardLoader {
  const address = `${origin}/api/embed/listings?ids=`;
  const batches = new Map<string, Batch>();
  const preloads = new Map<string, Cards>();
  /** What came with a list. */
  const known = new Map<string, EmbeddedCard>();
  /** What was requested in this task, before there was an element. */
  const begun = new Map<string, Promise<EmbeddedCard>>();

  async function fetchCards(address: string, credentials: RequestCredentials) {
    const answer = await fetchAnswer(address, credentials);
    adviser?.pass({ localName: 'roomie-listing-card' }, Object(answer).notes);
    return new Map(readCards(answer).map((card) => [card.id, card]));
  }

  function startBatch(options: string): Batch {
    const ids = new Set<number>();
    let begin = () => {};
    const cards = new Promise<Map<number, EmbeddedCard>>((resolve) => {
      begin = () => {
        // It has begun already.
        if (batches.get(options) !== batch) return;
        batches.delete(options);
        // Sorted, so that caches recognize a request for the same cards.
        const sorted = [...ids].toSorted((one, other) => one - other).join(',');
        resolve(fetchCards(address + sorted + options, 'omit'));
      };
    });
    const batch: Batch = { ids, cards, begin };
    // After all code that runs in the same task has asked for its cards.
    setTimeout(begin);
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
    if (batch && batch.ids.size < embedLimits.cardsPerRequest) return batch;
    batch?.begin();
    return startBatch(options);
  }

  async function request(id: number, options: string): Promise<EmbeddedCard> {
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

  async function load(id: number, options = ''): Promise<EmbeddedCard> {
    const listed = known.get(id + options);
    known.delete(id + options);
    return listed ?? begun.get(id + options) ?? request(id, options);
  }

  return {
    load,
    remember(cards, options) {
      for (const card of cards) known.set(card.id + options, card);
    },
    begin(cards) {
      for (const { id, options } of cards) {
        const card = request(id, options);
        begun.set(id + options, card);
        // An element that asks for it says so; one that is gone by then does not.
        card.catch(() => undefined);
      }
      for (const batch of batches.values()) batch.begin();
      setTimeout(() => begun.clear());
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
