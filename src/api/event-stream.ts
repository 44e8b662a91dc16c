import { endpoints } from '#contract/endpoints.ts';
import type { LiveEvent } from '#contract/live-event.ts';
import type { BearerSource } from './client.ts';
import { ApiProblem, ApiUnreachable } from './errors.ts';

/** Opens the stream of events; null when nobody is signed in. Rejects with the errors of errors.ts. */
export type OpenEvents = (signal: AbortSignal) => Promise<AsyncGenerator<LiveEvent> | null>;

/** The server beats every 20 seconds. */
const longestSilenceMs = 60_000;

interface Options {
  fetch: typeof fetch;
  bearerSource: BearerSource;
}

/** Events over fetch: an EventSource cannot carry a bearer, and a token in an address ends in logs. */
export function createEventStream({ fetch, bearerSource }: Options): OpenEvents {
  const send = (bearer: string, signal: AbortSignal) =>
    fetch(endpoints.watchEvents.path, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${bearer}` },
      cache: 'no-store',
      signal,
    }).catch((error: unknown) => {
      throw new ApiUnreachable(error);
    });

  return async (signal) => {
    const bearer = await bearerSource.bearer();
    if (bearer === null) return null;
    let response = await send(bearer, signal);
    if (response.status === 401) {
      const renewed = await bearerSource.renewed(bearer);
      if (renewed === null) return null;
      response = await send(renewed, signal);
      if (response.status === 401) bearerSource.refused(renewed);
    }
    if (!response.ok || !response.body) throw new ApiProblem(response.status, {});
    return readEvents(response.body);
  };
}

/** The events of a stream as they arrive; comments between them, which keep it open, are skipped. */
export async function* readEvents(body: ReadableStream<BufferSource>): AsyncGenerator<LiveEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      // A line cut without a word, as by a laptop that slept, would else be believed for ever.
      timer = setTimeout(() => void reader.cancel(), longestSilenceMs);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return;
      const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = block
          .split('\n')
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice('data:'.length).trimStart())
          .join('\n');
        // Only our own server writes here; an event not known yet is for whoever reads it to skip.
        if (data !== '') yield JSON.parse(data) as LiveEvent;
      }
    }
  } finally {
    clearTimeout(timer);
    void reader.cancel().catch(() => undefined);
  }
}
