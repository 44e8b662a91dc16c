import { expect } from 'vitest';
import type { LiveEvent } from '#contract/live-event.ts';

/** Reads the stream of an answer, event by event. */
export interface EventReader {
  /** The next event; undefined once the stream has ended. */
  next(): Promise<LiveEvent | undefined>;
  /** What came so far, as it was sent. */
  text(): string;
  cancel(): Promise<void>;
}

/** Opens the stream of this answer, which must be one, and takes the first resync. */
export async function readEvents(response: Response): Promise<EventReader> {
  expect(response.status).toBe(200);
  const source = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let read = 0;

  async function next(): Promise<LiveEvent | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n', read);
      if (end !== -1) {
        const block = text.slice(read, end);
        read = end + 2;
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data !== undefined) return JSON.parse(data) as LiveEvent;
        continue;
      }
      const { value, done } = (await source?.read()) ?? { done: true };
      if (done) return undefined;
      text += value;
    }
  }

  expect(await next()).toEqual({ type: 'resync' });
  return { next, text: () => text, cancel: async () => source?.cancel() };
}
