import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/live-event.ts';
import { watchLiveEvents } from '#src/app/live-events.ts';
import { readEvents } from '#src/api/event-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose visibility can change, and streams that send `script` one after another, then fail. */
function watch(script: LiveEvent[][]) {
  const received: LiveEvent[] = [];
  const listeners = new Set<() => void>();
  let isVisible = true;
  let opened = 0;
  const stop = watchLiveEvents({
    random: () => 1,
    onEvent: (event) => received.push(event),
    page: {
      isVisible: () => isVisible,
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    async openEvents() {
      const events = script[opened];
      opened += 1;
      if (!events) throw new Error('unreachable');
      return (async function* stream() {
        yield* events;
      })();
    },
  });
  const show = (shown: boolean) => {
    isVisible = shown;
    for (const listener of listeners) listener();
  };
  return { received, stop, show, opened: () => opened };
}

test('reconnects after a pause that doubles, up to half a minute', async () => {
  const { opened, stop } = watch([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(opened()).toBe(1);
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const before = opened();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(opened()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened()).toBe(before + 1);
  }
  stop();
});

test('asks to fetch everything again once when no stream can be opened, not at every attempt', async () => {
  const { received, stop } = watch([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(received).toEqual([{ type: 'resync' }]);
  stop();
});

test('reconnects at once when the page becomes visible, and disconnects while it is hidden', async () => {
  const { opened, show, stop } = watch([]);
  await vi.advanceTimersByTimeAsync(0);
  show(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(opened()).toBe(1);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(opened()).toBe(2);
  stop();
});

test('never reconnects with a session that ended', async () => {
  const { received, opened } = watch([
    [{ type: 'resync' }, { type: 'session_ended' }],
    [{ type: 'resync' }],
  ]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(received).toEqual([{ type: 'resync' }, { type: 'session_ended' }]);
  expect(opened()).toBe(1);
});

async function collectEvents(events: AsyncIterable<LiveEvent>): Promise<LiveEvent[]> {
  const all: LiveEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

test('reads events however the stream is split, and skips heartbeats', async () => {
  const text =
    'retry: 2000\n\n: \n\nevent: resync\ndata: {"type":"resync"}\n\ndata: {"type":"session_ended"}\n\n';
  for (const size of [1, 7, 1000]) {
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    expect(await collectEvents(readEvents(body))).toEqual([
      { type: 'resync' },
      { type: 'session_ended' },
    ]);
  }
});

test('ends a stream that has been silent for a minute', async () => {
  const read = collectEvents(readEvents(new ReadableStream<BufferSource>()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await read).toEqual([]);
});
