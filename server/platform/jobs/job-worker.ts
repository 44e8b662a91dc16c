import { isDatabaseAway } from '../database/failures.ts';
import type { Pool } from '../database/sql.ts';
import type { Log } from '../log.ts';
import {
  failJob,
  finishJob,
  jobChannel,
  postponeJob,
  renewJobs,
  takeJobs,
  type Job,
} from './job-store.ts';
import { queues, type QueueName } from './queues.ts';

export interface JobWorker {
  /** Works off what waits, then each new job at once. */
  start(): Promise<void>;
  /** Finishes the jobs under way. */
  stop(): Promise<void>;
}

/** The service that all jobs of a queue need is away: they wait, and so does the worker. */
export class ServiceAway extends Error {
  override name = 'ServiceAway';
}

/**
 * The service may have done the job, or not. The worker pauses, and the job waits for much longer, so
 * that what is done twice is done rarely.
 */
export class ServiceUncertain extends Error {
  override name = 'ServiceUncertain';
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number, cause: unknown) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A failure that will be the same however often the job is tried. */
export class JobRefused extends Error {
  override name = 'JobRefused';
}

/** How a job ended: it is done, or is to run again after this many seconds. */
export type JobEnd = { again: number } | undefined;

interface Options<Data> {
  sql: Pool;
  log: Log;
  queue: QueueName;
  /** Does a job. A job that it has not finished itself is finished when this resolves. */
  work: (job: Job<Data>, stopping: AbortSignal) => Promise<JobEnd>;
  /** How many jobs run at the same time. */
  atOnce?: number;
  /** How many jobs are taken at once. */
  batch?: number;
  /** The jobs that are taken at once are done at the same time, and not one after another. */
  isBatchParallel?: boolean;
  /** What an operator may read of a failure; its message otherwise. */
  describe?: (error: Error, job: Job<Data>) => object;
  /** Pauses while the service is away: the first doubles up to the longest. */
  pauses?: { firstMs: number; longestMs: number };
}

/** Finds jobs whose notification was lost with its connection, and those that are due again. */
const pollMs = 5000;
const usualPauses = { firstMs: 5000, longestMs: 5 * 60_000 };
/** In the time after which a job counts as abandoned. */
const renewals = 4;

/**
 * Works off a queue, in any number of processes. A job that fails harms no other: it is tried again
 * later, and given up in the end.
 */
export function createJobWorker<Data>(options: Options<Data>): JobWorker {
  const { sql, log, queue, work, atOnce = 1, batch = 1, pauses = usualPauses } = options;
  const { isBatchParallel = false } = options;
  const { describe = ({ name, message }: Error) => ({ name, message }) } = options;
  const stopping = new AbortController();
  let running: Promise<unknown> | null = null;
  let isWanted = false;
  let pauseMs = 0;
  let pause: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  let stopListening = async () => undefined as unknown;

  const isHalted = () => stopping.signal.aborted || pauseMs > 0;

  function requestRound(): void {
    isWanted = true;
    if (running || pause || stopping.signal.aborted) return;
    isWanted = false;
    const pausedMs = pauseMs;
    pauseMs = 0;
    const rounds = Array.from({ length: atOnce }, () => workOff(pausedMs));
    running = Promise.allSettled(rounds).then(afterRound);
  }

  function afterRound(): void {
    running = null;
    if (stopping.signal.aborted) return;
    if (pauseMs > 0) pause = setTimeout(afterPause, pauseMs).unref();
    else if (isWanted) requestRound();
  }

  function afterPause(): void {
    pause = undefined;
    requestRound();
  }

  /** Takes one job after another until none waits. */
  async function workOff(pausedMs: number): Promise<void> {
    const startPause = () => {
      pauseMs = Math.min(Math.max(pauses.firstMs, pausedMs * 2), pauses.longestMs);
    };
    try {
      let taken: Job<Data>[] = [];
      do {
        taken = isHalted() ? [] : await takeJobs<Data>(sql, queue, batch);
        if (taken.length > 0) await doJobs(taken, startPause);
        if (pauseMs === 0) pausedMs = 0;
      } while (taken.length > 0);
    } catch (error) {
      if (stopping.signal.aborted) return;
      pauseMs = pauses.firstMs;
      log.warn({ err: error, queue }, 'A queue could not be read');
    }
  }

  async function doJobs(taken: Job<Data>[], startPause: () => void): Promise<void> {
    const ids = taken.map(({ id }) => id);
    const renewMs = (queues[queue].expireSeconds * 1000) / renewals;
    const renewal = setInterval(() => {
      // One that fails is made up for by the next.
      void renewJobs(sql, queue, ids).catch(() => undefined);
    }, renewMs);
    const doNext = async (job: Job<Data>) => {
      // What is left goes to whoever takes it next.
      try {
        if (isHalted()) await postponeJob(sql, job, 0);
        else await doJob(job, startPause);
      } finally {
        ids.splice(ids.indexOf(job.id), 1);
      }
    };
    try {
      if (isBatchParallel) await allEnded(taken.map(doNext));
      else for (const job of taken) await doNext(job);
    } finally {
      clearInterval(renewal);
    }
  }

  async function doJob(job: Job<Data>, startPause: () => void): Promise<void> {
    try {
      const end = await work(job, stopping.signal);
      if (end) await postponeJob(sql, job, end.again);
      else await finishJob(sql, job);
    } catch (error) {
      await noteFailure(job, error, startPause);
    }
  }

  /**
   * After the pause, others are tried first: perhaps the service is there, and breaks off only for this
   * job. It then keeps the others waiting ever more rarely.
   */
  function backoffSeconds({ data }: Job<Data>): number {
    const { failures = 0 } = data as { failures?: number };
    const waitMs = 1.5 * pauseMs + pauses.firstMs * failures ** 2;
    return Math.min(waitMs, 2 * pauses.longestMs) / 1000;
  }

  function chooseRetry(job: Job<Data>, error: unknown) {
    if (error instanceof JobRefused) return 'never';
    // Before the database: their causes have the same codes as its own, such as ETIMEDOUT.
    if (error instanceof ServiceUncertain) return error.retryAfterSeconds;
    if (error instanceof ServiceAway) return backoffSeconds(job);
    return isDatabaseAway(error) ? 'at once' : 'later';
  }

  async function noteFailure(job: Job<Data>, error: unknown, startPause: () => void) {
    const isAway = error instanceof ServiceAway || isDatabaseAway(error);
    const isUncertain = error instanceof ServiceUncertain;
    if (isAway || isUncertain) startPause();
    const output = describe(error as Error, job);
    const retry = chooseRetry(job, error);
    const { isGivenUp, failures } = await failJob(sql, job, { output, retry });
    const line = { queue, job: job.id, failures, ...output };
    if (isGivenUp) log.error(line, 'A job cannot be done and is given up');
    else log.warn(line, 'A job could not be done yet');
  }

  return {
    async start() {
      poll = setInterval(requestRound, pollMs).unref();
      const wake = (named: string) => {
        if (named === queue) requestRound();
      };
      const { unlisten } = await sql.listen(jobChannel, wake, requestRound);
      stopListening = unlisten;
    },
    async stop() {
      stopping.abort();
      clearInterval(poll);
      clearTimeout(pause);
      await running;
      await stopListening();
    },
  };
}

/** Waits for all, so that those under way are still renewed, and then rejects as the first that did. */
async function allEnded(jobs: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(jobs);
  const rejected = ends.find(({ status }) => status === 'rejected');
  if (rejected?.status === 'rejected') throw rejected.reason;
}
