import { DatabaseAway, DatabaseBusy } from './failures.ts';

export interface AdmissionLimits {
  /** So many statements or transactions run at once, each on a connection of its own. */
  connections: number;
  /** So many while all are quick: sent behind others on the same connection. */
  atOnce: number;
  /** How many may wait for their turn; the next one is refused. */
  waiting: number;
  /** A turn and the usual run together; who would get its turn too late for that is refused. */
  totalMs: number;
}

/** Lets so many statements to a pool at once; the others wait in order, and not for long. */
export interface Admission {
  /** Calls `run` when it is its turn, at once if it can, or `refuse`. Who ran calls `leave`. */
  enter(run: () => void, refuse: (error: Error) => void): void;
  /** One has ended that began at `sinceMs` of performance.now(). */
  leave(sinceMs: number): void;
  /** Refuses who has waited for too long; to be called ten times a second. */
  expire(): void;
  /** While closed, everyone is refused: those who wait, and who comes. */
  setClosed(isClosed: boolean): void;
  /** How many run, and how many wait. */
  readonly load: { running: number; waiting: number };
}

interface Waiter {
  sinceMs: number;
  run: () => void;
  refuse: (error: Error) => void;
}

/** However slow the others are, some wait is fair: a burst is no overload. */
const leastWaitMs = 300;
/** How much the newest run counts in the usual time of a run. */
const newestShare = 0.2;
const quickMs = 100;
/** `expire` is called more often than that, unless this process gets no time. */
const mostStepMs = 200;

export function createAdmission(limits: AdmissionLimits): Admission {
  const { connections, atOnce, waiting: most, totalMs } = limits;
  const waiting = new Set<Waiter>();
  let running = 0;
  let isClosed = false;
  let usualMs = 0;
  /** When one ended last, or the first of those that run began. */
  let movedAtMs = 0;
  /**
   * A clock that stands still while this process gets no time: the others may have ended long ago,
   * and it only has to read that.
   */
  let clockMs = 0;
  let steppedAtMs = performance.now();
  let movedAtClockMs = 0;

  function step(): void {
    const now = performance.now();
    clockMs += Math.min(now - steppedAtMs, mostStepMs);
    steppedAtMs = now;
  }

  function move(): void {
    step();
    movedAtMs = performance.now();
    movedAtClockMs = clockMs;
  }

  /** Behind a statement that waits for a lock, those sent ahead would wait as well, each in turn. */
  function isFree(): boolean {
    if (running < connections) return true;
    return running < atOnce && usualMs < quickMs && performance.now() - movedAtMs < quickMs;
  }

  function begin(run: () => void): void {
    if (running === 0) move();
    running += 1;
    run();
  }

  function runNext(): void {
    for (const waiter of waiting) {
      if (!isFree()) return;
      waiting.delete(waiter);
      begin(waiter.run);
    }
  }

  return {
    enter(run, refuse) {
      if (isClosed) return refuse(new DatabaseAway());
      if (isFree()) return begin(run);
      if (waiting.size >= most) return refuse(new DatabaseBusy());
      step();
      waiting.add({ sinceMs: clockMs, run, refuse });
    },
    leave(sinceMs) {
      running -= 1;
      // A long job says little about the next statement.
      const ranMs = Math.min(performance.now() - sinceMs, totalMs);
      usualMs += (ranMs - usualMs) * newestShare;
      move();
      runNext();
    },
    expire() {
      step();
      // What runs now may already take longer than what ended.
      const stuckMs = isFree() ? 0 : clockMs - movedAtClockMs;
      const mostWaitMs = totalMs - Math.max(usualMs, stuckMs);
      const oldest = clockMs - Math.max(leastWaitMs, mostWaitMs);
      for (const waiter of waiting) {
        if (waiter.sinceMs > oldest) return;
        waiting.delete(waiter);
        waiter.refuse(new DatabaseBusy());
      }
    },
    setClosed(next) {
      isClosed = next;
      if (!next) return;
      for (const { refuse } of waiting) refuse(new DatabaseAway());
      waiting.clear();
    },
    get load() {
      return { running, waiting: waiting.size };
    },
  };
}
