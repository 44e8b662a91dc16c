import { setTimeout as sleep } from 'node:timers/promises';
import type { Visit } from '../faults/outages/visitors.ts';

export interface Readers {
  reads: Visit[];
  stop(): Promise<void>;
}

const pauseMs = 50;
/** Longer than anybody wants to wait for a list of rooms. */
const hungMs = 10_000;

/** Starts visitors without an account, each of whom looks at rooms and looks again. */
export function startReaders(url: string, count: number): Readers {
  const reads: Visit[] = [];
  const ending = new AbortController();
  const addresses = ['/api/listings', '/api/listings?page=2', '/api/listings?sort=rent'];
  const read = async (nth: number) => {
    for (let turn = nth; !ending.signal.aborted; turn += 1) {
      const sentAt = performance.now();
      const status = await fetch(url + addresses[turn % addresses.length], {
        signal: AbortSignal.timeout(hungMs),
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        (error: unknown) => ((error as Error).name === 'TimeoutError' ? -1 : 0),
      );
      reads.push({ kind: 'read', sentAt, answeredAt: performance.now(), status });
      await sleep(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, nth) => read(nth)));
  return {
    reads,
    async stop() {
      ending.abort();
      await all;
    },
  };
}
