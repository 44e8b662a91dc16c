import type { Handlers } from '../http/endpoint.ts';
import type { Live } from './live.ts';

/** The stream of what changed. Pages read it by fetch: an EventSource cannot send the bearer. */
export function liveCalls({ live }: { live: Pick<Live, 'open'> }): Pick<Handlers, 'watchEvents'> {
  return {
    async watchEvents({ c, viewer }) {
      const stream = await live.open(viewer);
      return c.body(stream, 200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        // A proxy that gathers or compresses would keep what must arrive at once.
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      });
    },
  };
}
