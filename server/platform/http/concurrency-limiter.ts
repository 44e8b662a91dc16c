import { ProblemError } from './problem.ts';

/** Requests are limited by kind: saving, saving what takes seconds, and reading. */
export type RequestKind = 'write' | 'long write' | 'read';

/** Who takes turns: a user, or everyone in a network who sends no token. */
export type Requester = { user: number } | { network: string };

interface Share {
  /** Requests that run at once in this process, by kind. */
  atOnce: Record<RequestKind, number>;
  /** Further requests that may wait. */
  maxWaiting: number;
}

const userShare: Share = {
  // Writes of a user lock their row, so a second one would only hold a connection while it waits.
  atOnce: { write: 1, 'long write': 4, read: 8 },
  // A page sends a dozen at most.
  maxWaiting: 100,
};
/** A network may be a school. Its rate limit is what few people at once can use up. */
const networkShare: Share = {
  atOnce: { write: 8, 'long write': 8, read: 16 },
  maxWaiting: 300,
};
/** Who waits holds no connection, so this is only as long as a user has patience. */
const usualWaitMs = 10_000;
/** A dozen photos that are registered at once take their time. */
const longWriteWaitMs = 60_000;

export interface ConcurrencyLimiter {
  /**
   * Does something for a requester when it is their turn; at once for null, which is our own work.
   * Throws `rate_limited` where too many of their requests wait already, or one waits for too long.
   */
  run<T>(requester: Requester | null, kind: RequestKind, work: () => Promise<T>): Promise<T>;
}

interface Queue {
  running: number;
  waiting: Set<() => void>;
}

/**
 * Gives everyone their share of the connections to the database and of the processor: whoever asks
 * for a hundred things at once waits for themselves, and nobody else does.
 */
export function createConcurrencyLimiter(longestWaitMs = usualWaitMs): ConcurrencyLimiter {
  const queues = new Map<string, Queue>();

  async function waitForTurn({ waiting }: Queue, kind: RequestKind, most: number): Promise<void> {
    const waitMs = kind === 'long write' ? Math.max(longestWaitMs, longWriteWaitMs) : longestWaitMs;
    if (waiting.size >= most) throw tooManyWaiting();
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(tooManyWaiting());
      }, waitMs);
      waiting.add(begin);
    });
  }

  return {
    async run(requester, kind, work) {
      if (requester === null) return work();
      const [name, { atOnce, maxWaiting }] =
        'user' in requester
          ? [`user ${requester.user}`, userShare]
          : [`network ${requester.network}`, networkShare];
      const key = `${kind} of ${name}`;
      const queue = queues.get(key) ?? { running: 0, waiting: new Set() };
      queues.set(key, queue);
      // Whoever ends hands its turn on, so that nobody who comes in between takes it.
      if (queue.running < atOnce[kind]) queue.running += 1;
      else await waitForTurn(queue, kind, maxWaiting);
      try {
        return await work();
      } finally {
        const [next] = queue.waiting;
        if (next) {
          queue.waiting.delete(next);
          next();
        } else {
          queue.running -= 1;
          if (queue.running === 0) queues.delete(key);
        }
      }
    },
  };
}

const tooManyWaiting = () =>
  new ProblemError('rate_limited', {
    detail: 'Too many requests in a short time. Wait a moment, then try again.',
    retryAfterSeconds: 1,
  });
