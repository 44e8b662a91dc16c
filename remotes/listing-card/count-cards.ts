import { cardsPerRequest } from '#contract/embeds/card.ts';

/** A card that shows a room. */
type Card = Element & { listing: number; partner: string };

/** What a partner wants to know of a card. */
export interface Counter {
  /** Counts a card for its partner once, as soon as half of it can be seen. */
  watch(card: Card): void;
  forget(card: Card): void;
  followed(card: Card): void;
}

/** So that cards that come into view together share a request. */
const gatherMs = 1000;

/**
 * Tells RoomieRadar which rooms of a partner were seen and followed: their numbers, without cookies,
 * and nothing about the visitor or the page.
 */
export function createCounter(origin: string): Counter {
  /** Rooms that were seen and not yet counted, by the name of the partner. */
  const seen = new Map<string, number[]>();

  function send(partner: string, what: 'seen' | 'followed', rooms: readonly number[]) {
    const name = encodeURIComponent(partner);
    // Without a body, the browser need not ask before. A count that gets lost is lost.
    fetch(`${origin}/api/embed/counts?partner=${name}&rooms_${what}=${rooms.join()}`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
    }).catch(() => undefined);
  }
  function flush() {
    for (const [partner, rooms] of seen) {
      send(partner, 'seen', rooms.slice(0, cardsPerRequest));
    }
    seen.clear();
  }
  const note: IntersectionObserverCallback = (entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const { partner, listing } = target as Card;
      if (seen.size === 0) setTimeout(flush, gatherMs);
      seen.set(partner, [...(seen.get(partner) ?? []), listing]);
    }
  };
  // Most pages count nothing.
  let inView: IntersectionObserver | undefined;

  addEventListener('pagehide', flush);
  return {
    watch(card) {
      inView ??= new IntersectionObserver(note, { threshold: 0.5 });
      inView.observe(card);
    },
    forget: (card) => inView?.unobserve(card),
    followed: ({ partner, listing }) => send(partner, 'followed', [listing]),
  };
}
