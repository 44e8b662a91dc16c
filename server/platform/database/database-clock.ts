import type { Log } from '../log.ts';
import type { RunQuery } from './statements.ts';

/**
 * The time of the database. Whatever other processes compare is in it: expiry, days, when something
 * was made. A process whose own clock is wrong, or jumps, would otherwise lock people out or offer
 * what is over.
 */
export interface DatabaseClock {
  /** Milliseconds since 1970; by the clock of this process until the database was asked. */
  now(): number;
  /** By how many milliseconds the clock of this process is ahead; negative when it is behind. */
  readonly aheadMs: number;
  /** Does it differ by so much that an operator should hear of it? */
  readonly isWrong: boolean;
  /** Asks the database. The watch does so all the time. */
  ask(): Promise<void>;
}

/** Clocks that are synchronized differ by less, and an answer may take its time. */
const toleratedMs = 20_000;
/** An answer that took longer says too little about the moment in which it was given. */
const maxAnswerMs = 1000;

const query = {
  text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  values: [],
};

/**
 * Between two answers of the database it counts with `performance.now()`, which does not follow the
 * clock of the machine when that is set. Logs when the two begin to differ, and when they agree again.
 */
export function createDatabaseClock(run: RunQuery, log: Pick<Log, 'warn' | 'info'>): DatabaseClock {
  let offsetMs: number | null = null;
  let isWrong = false;

  const now = () => (offsetMs === null ? Date.now() : performance.now() + offsetMs);
  const aheadMs = () => Date.now() - now();

  function compare(): void {
    const aheadSeconds = Math.round(aheadMs() / 1000);
    const isWrongNow = Math.abs(aheadMs()) > toleratedMs;
    if (isWrongNow === isWrong) return;
    isWrong = isWrongNow;
    if (isWrong) {
      log.warn(
        { aheadSeconds },
        'The clock of this machine differs from that of the database, which counts. Synchronize the clocks.',
      );
    } else log.info({ aheadSeconds }, 'The clock of this machine agrees with the database again');
  }

  return {
    now,
    get aheadMs() {
      return aheadMs();
    },
    get isWrong() {
      return isWrong;
    },
    async ask() {
      const askedAtMs = performance.now();
      const [row] = await run(query);
      const answeredAtMs = performance.now();
      const isLate = answeredAtMs - askedAtMs > maxAnswerMs;
      if (isLate && offsetMs !== null) return;
      offsetMs = Number(row?.['ms']) - (askedAtMs + answeredAtMs) / 2;
      compare();
    },
  };
}
