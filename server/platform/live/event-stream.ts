import type { LiveEvent } from '#contract/inquiries/live-event.ts';

/** One open page: what it is sent, as server-sent events. */
export interface EventStream {
  readable: ReadableStream<Uint8Array>;
  send(event: LiveEvent): void;
  /** Says nothing, so that proxies and the page see that the line is alive. */
  beat(): void;
  end(): void;
}

/** Events a page may leave unread before it counts as gone. */
const maxUnread = 100;
/** How soon a page connects again. */
const reconnectMs = 2000;

/** Makes a stream; `onEnd` hears once that it ended, whoever ended it. */
export function createEventStream(onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const readable = new ReadableStream<Uint8Array>(
    {
      start(made) {
        controller = made;
      },
      cancel() {
        controller = null;
        onEnd();
      },
    },
    { highWaterMark: maxUnread },
  );

  function end(): void {
    if (!controller) return;
    controller.close();
    controller = null;
    onEnd();
  }

  function write(text: string): void {
    controller?.enqueue(encoder.encode(text));
    // Whoever reads nothing must not fill our memory; connected again they ask for everything.
    if ((controller?.desiredSize ?? 0) < 0) end();
  }

  write(`retry: ${reconnectMs}\n\n`);
  return {
    readable,
    send: (event) => write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
    beat: () => write(': \n\n'),
    end,
  };
}
