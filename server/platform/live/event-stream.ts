/** An event for open pages. Subjects define their own types of events. */
export interface StreamEvent {
  type: string;
}

/** The server-sent events of one open page. */
export interface EventStream {
  readable: ReadableStream<Uint8Array>;
  send(event: StreamEvent): void;
  /** Sends an empty comment, so that proxies and the page see that the connection is alive. */
  sendHeartbeat(): void;
  end(): void;
}

/** Unread events after which a page counts as gone. */
const maxUnread = 100;
/** How soon a page reconnects. */
const reconnectMs = 2000;

/** Creates a stream. Calls `onEnd` once, whichever side ended it. */
export function createEventStream(onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const readable = new ReadableStream<Uint8Array>(
    {
      start(created) {
        controller = created;
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
    // A page that does not read must not fill our memory. After reconnecting it fetches everything.
    if ((controller?.desiredSize ?? 0) < 0) end();
  }

  write(`retry: ${reconnectMs}\n\n`);
  return {
    readable,
    send: (event) => write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
    sendHeartbeat: () => write(': \n\n'),
    end,
  };
}
