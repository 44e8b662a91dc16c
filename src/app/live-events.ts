import type { LiveEvent } from '#contract/live-event.ts';
import type { OpenEvents } from '#src/api/event-stream.ts';

interface Options {
  openEvents: OpenEvents;
  onEvent: (event: LiveEvent) => void;
  page: {
    isVisible(): boolean;
    /** Calls back when the page becomes visible or hidden, and when the connection returns. */
    onChange(listener: () => void): () => void;
  };
  /** From 0 to 1: spreads the reconnections of all pages that lost the same server. */
  random?: () => number;
}

const firstDelayMs = 1000;
const longestDelayMs = 30_000;

/**
 * Watches the events of the signed-in user while the page is visible; returns a function that stops.
 * Hidden pages disconnect, because all tabs of a browser share six connections to a server. A page
 * that becomes visible gets `resync`: from the stream or, when none can be opened, from here.
 */
export function watchLiveEvents({ openEvents, onEvent, page, random = Math.random }: Options) {
  let listening: AbortController | null = null;
  let isOver = false;

  function update(): void {
    if (isOver) return;
    if (page.isVisible() && listening === null) {
      listening = new AbortController();
      void listen(listening.signal);
    } else if (!page.isVisible()) {
      listening?.abort();
      listening = null;
    }
  }

  async function listen(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        const events = await openEvents(signal);
        if (events === null) return stop();
        for await (const event of events) {
          if (signal.aborted) return;
          failures = 0;
          onEvent(event);
          if (event.type === 'session_ended') return stop();
        }
      } catch {
        if (signal.aborted) return;
        // Once each time the stream is lost, so that failing queries show what is wrong.
        if (failures === 0) onEvent({ type: 'resync' });
      }
      failures += 1;
      const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
      await pause(delayMs * (0.5 + random() / 2), signal, page.onChange);
    }
  }

  const unsubscribe = page.onChange(update);
  function stop(): void {
    isOver = true;
    unsubscribe();
    listening?.abort();
  }
  update();
  return stop;
}

/** Waits; ends early when the page changes or the signal aborts. */
function pause(
  delayMs: number,
  signal: AbortSignal,
  onChange: (listener: () => void) => () => void,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    const stopListening = onChange(end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
