import { embedLimits } from '#contract/embeds/card.ts';

/** What a partner wants to know of a card. */
export interface Counter {
  /** Counts a card of this partner once, as soon as half of it can be seen. */
  watch(card: Element, partner: string): void;
  forget(card: Element): void;
  followed(partner: string): void;
}

/** So that cards that come into view together share a request. */
const gatherMs = 1000;

/**
 * Tells RoomieRadar how many cards of a partner were seen and followed: two numbers, without
 * cookies, and nothing about the visitor or the page.
 */
export function createCounter(origin: string): Counter {
  const watched = new WeakMap<Element, string>();
  const seen = new Map<string, number>();
  let timer = 0;

  const send = (partner: string, counts: { seen: number; followed: number }) => {
    const { href } = new URL(
      `/api/embed/counts?partner=${encodeURIComponent(partner)}&seen=${counts.seen}&followed=${counts.followed}`,
      origin,
    );
    // Without a body, the browser need not ask before. A count that gets lost is lost.
    fetch(href, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => undefined);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = 0;
    for (const [partner, count] of seen) {
      send(partner, { seen: Math.min(count, embedLimits.cardsPerRequest), followed: 0 });
    }
    seen.clear();
  };
  const note: IntersectionObserverCallback = (entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      const partner = watched.get(target);
      if (!isIntersecting || partner === undefined) continue;
      observer.unobserve(target);
      seen.set(partner, (seen.get(partner) ?? 0) + 1);
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
    followed: (partner) => send(partner, { seen: 0, followed: 1 }),
  };
}
