import { AsyncLocalStorage } from 'node:async_hooks';

/** How long the statements of one request have waited for their turns so far. */
export interface RequestWait {
  waitedMs: number;
}

/** Knows for which request a statement runs, while statements have to wait at all. */
export interface RequestWaits {
  /** Runs a request: the waits of its statements count together. */
  during<T>(work: () => T): T;
  /** The wait of the request that asks; undefined outside of requests, and in calm times. */
  current(): RequestWait | undefined;
}

/**
 * Without it, a request of four statements could wait four times. Following a request through its
 * promises slows down every one of them, so this happens only from the first wait until none had to
 * wait for a while.
 */
const calmAfterMs = 5000;

export function createRequestWaits(isBusy: () => boolean): RequestWaits {
  const storage = new AsyncLocalStorage<RequestWait>();
  let busyUntilMs = 0;
  return {
    during(work) {
      const now = performance.now();
      if (isBusy()) busyUntilMs = now + calmAfterMs;
      if (now < busyUntilMs) return storage.run({ waitedMs: 0 }, work);
      storage.disable();
      return work();
    },
    current: () => storage.getStore(),
  };
}
