import { createParser } from 'eventsource-parser';
import { endpoints } from '#contract/endpoints.gen.ts';
import type { LiveEvent } from '#contract/live-event.ts';
import { fetchWithBearer, type BearerSource } from './client.ts';
import { ApiProblem, ApiUnreachable } from './errors.ts';

/** Opens the stream of events; null when the session ended. Rejects with the errors of errors.ts. */
export type OpenEvents = (signal: AbortSignal) => Promise<AsyncGenerator<LiveEvent> | null>;

/** The server sends a heartbeat every 20 seconds. */
const longestSilenceMs = 60_000;

interface Options {
  fetch: typeof fetch;
  bearerSource: BearerSource;
}

/** Reads events with fetch: an EventSource cannot send a bearer, and addresses end up in logs. */
export function createEventStream({ fetch, bearerSource }: Options): OpenEvents {
  return async (signal) => {
    const response = await fetchWithBearer(bearerSource, (bearer) =>
      fetch(endpoints.watchEvents.path, {
        headers: { Accept: 'text/event-stream', Authorization: `Bearer ${bearer}` },
        cache: 'no-store',
        signal,
      }).catch((error: unknown) => {
        throw new ApiUnreachable(error);
      }),
    );
    if (response.status === 401) return null;
    if (!response.ok || !response.body) throw new ApiProblem(response.status, {});
    return readEvents(response.body);
  };
}

/** Yields the events of a stream as they arrive, and ends when it has been silent for a minute. */
export async function* readEvents(body: ReadableStream<BufferSource>): AsyncGenerator<LiveEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const arrived: LiveEvent[] = [];
  // Only our own server writes here. A caller skips types that it does not know.
  const parser = createParser({
    onEvent: ({ data }) => void arrived.push(JSON.parse(data) as LiveEvent),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      // A connection can break unnoticed, as when a laptop sleeps.
      timer = setTimeout(() => void reader.cancel(), longestSilenceMs);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return;
      parser.feed(value);
      yield* arrived.splice(0);
    }
  } finally {
    clearTimeout(timer);
    void reader.cancel().catch(() => undefined);
  }
}
