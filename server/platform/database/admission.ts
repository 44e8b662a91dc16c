import { DatabaseAway, DatabaseBusy } from './failures.ts';

export interface AdmissionLimits {
  /** How many statements or transactions run at once, each on a connection of its own. */
  connections: number;
  /** How many run at once while all are quick: they share connections. */
  atOnce: number;
  /** How many may wait for their turn; the next one is refused. */
  waiting: number;
  /** The longest that waiting and the usual run take together; a later one is refused. */
  totalMs: number;
}

/** Limits how many statements a pool runs at once; the others wait in order, and not for long. */
export interface Admission {
  /**
   * Calls `run`, at once or when its turn comes, or `refuse`. Call `leave` when the run ends. `run`
   * gets the time it has waited in all, `waitedMs` of it elsewhere before.
   */
  enter(run: (waitedMs: number) => void, refuse: (error: Error) => void, waitedMs?: number): void;
  /** A run has ended that began at `sinceMs` of performance.now(). */
  leave(sinceMs: number): void;
  /** Refuses those that have waited for too long. Call it ten times a second. */
  expire(): void;
  /** While closed, it refuses everyone, also those that wait already. */
  setClosed(isClosed: boolean): void;
  /** How many run, and how many wait. */
  readonly load: { running: number; waiting: number };
}

interface Waiter {
  sinceMs: number;
  run: (waitedMs: number) => void;
  refuse: (error: Error) => void;
}

/** However slow the others are, some wait is fair: a burst is no overload. */
const minWaitMs = 300;
/** How much the newest run counts in the usual time of a run. */
const newestShare = 0.2;
const quickMs = 100;
/** `expire` is called more often than this, unless this process was paused. */
const longestTickMs = 200;

export function createAdmission(limits: AdmissionLimits): Admission {
  const { connections, atOnce, waiting: most, totalMs } = limits;
  const waiting = new Set<Waiter>();
  let running = 0;
  let isClosed = false;
  let usualMs = 0;
  /** When a run ended last, or the first run of an idle pool began. */
  let progressAtMs = 0;
  /**
   * A clock that stops while this process is paused: the database may have answered meanwhile, and
   * the answers only wait to be read.
   */
  let clockMs = 0;
  let tickedAtMs = performance.now();
  let progressAtClockMs = 0;

  function tick(): void {
    const now = performance.now();
    clockMs += Math.min(now - tickedAtMs, longestTickMs);
    tickedAtMs = now;
  }

  function recordProgress(): void {
    tick();
    progressAtMs = performance.now();
    progressAtClockMs = clockMs;
  }

  /** Behind a statement that waits for a lock, those sent ahead would wait as well, each in turn. */
  function isFree(): boolean {
    if (running < connections) return true;
    return running < atOnce && usualMs < quickMs && performance.now() - progressAtMs < quickMs;
  }

  function begin({ run, sinceMs }: Pick<Waiter, 'run' | 'sinceMs'>): void {
    if (running === 0) recordProgress();
    running += 1;
    run(Math.max(0, clockMs - sinceMs));
  }

  function runNext(): void {
    for (const waiter of waiting) {
      if (!isFree()) return;
      waiting.delete(waiter);
      begin(waiter);
    }
  }

  return {
    enter(run, refuse, waitedMs = 0) {
      if (isClosed) return refuse(new DatabaseAway());
      tick();
      const sinceMs = clockMs - waitedMs;
      if (isFree()) return begin({ run, sinceMs });
      if (waiting.size >= most) return refuse(new DatabaseBusy());
      waiting.add({ sinceMs, run, refuse });
    },
    leave(sinceMs) {
      running -= 1;
      // A long job says little about the next statement.
      const ranMs = Math.min(performance.now() - sinceMs, totalMs);
      usualMs += (ranMs - usualMs) * newestShare;
      recordProgress();
      runNext();
    },
    expire() {
      tick();
      // Those that run now may already take longer than the ones that ended.
      const stuckMs = isFree() ? 0 : clockMs - progressAtClockMs;
      const maxWaitMs = totalMs - Math.max(usualMs, stuckMs);
      const oldest = clockMs - Math.max(minWaitMs, maxWaitMs);
      for (const waiter of waiting) {
        if (waiter.sinceMs > oldest) continue;
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
