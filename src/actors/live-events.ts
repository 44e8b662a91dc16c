import type { LiveEvent } from '#contract/live-event.ts';
import type { OpenEvents } from '#src/api/event-stream.ts';

interface Options {
  openEvents: OpenEvents;
  onEvent: (event: LiveEvent) => void;
  page: {
    isShown(): boolean;
    /** Calls back when the page comes into sight or goes, and when a connection comes back. */
    onChange(listener: () => void): () => void;
  };
  /** From 0 to 1: pages that lost the same server come back one after another. */
  random?: () => number;
}

const firstDelayMs = 1000;
const longestDelayMs = 30_000;

/**
 * Listens to what changed for the signed-in person while the page is in sight; answers how to stop.
 * Hidden pages let go: a browser has six connections to a server, for all its tabs. Whoever comes
 * back hears `hello`, from the stream or, where none can be opened, from here: time to ask again.
 */
export function watchLiveEvents({ openEvents, onEvent, page, random = Math.random }: Options) {
  let listening: AbortController | null = null;
  let isOver = false;

  function look(): void {
    if (isOver) return;
    if (page.isShown() && listening === null) {
      listening = new AbortController();
      void listen(listening.signal);
    } else if (!page.isShown()) {
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
          if (event.type === 'bye') return stop();
        }
      } catch {
        if (signal.aborted) return;
        // Once for each time the stream is lost; the banner says what is wrong, if anything is.
        if (failures === 0) onEvent({ type: 'hello' });
      }
      failures += 1;
      const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
      await pause(delayMs * (0.5 + random() / 2), signal, page.onChange);
    }
  }

  const stopLooking = page.onChange(look);
  function stop(): void {
    isOver = true;
    stopLooking();
    listening?.abort();
  }
  look();
  return stop;
}

/** Ends early when there is no use in waiting longer, or at all. */
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
