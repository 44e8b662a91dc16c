import { embedLimits } from '#contract/embeds/card.ts';

/** A card that shows a room. */
type Card = Element & { listing: number };

/** What a partner wants to know of a card. */
export interface Counter {
  /** Counts a card of this partner once, as soon as half of it can be seen. */
  watch(card: Card, partner: string): void;
  forget(card: Element): void;
  followed(card: Card, partner: string): void;
}

/** So that cards that come into view together share a request. */
const gatherMs = 1000;

/**
 * Tells RoomieRadar which rooms of a partner were seen and followed: their numbers, without cookies,
 * and nothing about the visitor or the page.
 */
export function createCounter(origin: string): Counter {
  const watched = new WeakMap<Element, string>();
  const seen = new Map<string, number[]>();
  let timer = 0;

  const send = (partner: string, what: 'seen' | 'followed', rooms: readonly number[]) => {
    const { href } = new URL(
      `/api/embed/counts?partner=${encodeURIComponent(partner)}&rooms_${what}=${rooms.join()}`,
      origin,
    );
    // Without a body, the browser need not ask before. A count that gets lost is lost.
    fetch(href, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => undefined);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = 0;
    for (const [partner, rooms] of seen) {
      send(partner, 'seen', rooms.slice(0, embedLimits.cardsPerRequest));
    }
    seen.clear();
  };
  const note: IntersectionObserverCallback = (entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      const partner = watched.get(target);
      if (!isIntersecting || partner === undefined) continue;
      observer.unobserve(target);
      seen.set(partner, [...(seen.get(partner) ?? []), (target as Card).listing]);
      timer ||= window.setTimeout(flush, gatherMs);
    }
  };
  // Most pages count nothing.
  let inView: IntersectionObserver | undefined;
  function open() {
    addEventListener('pagehide', flush);
    return new IntersectionObserver(note, { threshold: 0.5 });
  }

  return {
    watch(card, partner) {
      watched.set(card, partner);
      inView ??= open();
      inView.observe(card);
    },
    forget: (card) => inView?.unobserve(card),
    followed: (card, partner) => send(partner, 'followed', [card.listing]),
  };
}
