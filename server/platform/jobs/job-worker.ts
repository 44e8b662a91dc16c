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
  /** How many jobs are taken at once, to be done one after another. */
  batch?: number;
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
    try {
      for (const job of taken) {
        // What is left goes to whoever takes it next.
        if (isHalted()) await postponeJob(sql, job, 0);
        else await doJob(job, startPause);
        ids.splice(ids.indexOf(job.id), 1);
      }
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

  async function noteFailure(job: Job<Data>, error: unknown, startPause: () => void) {
    const isAway = error instanceof ServiceAway || isDatabaseAway(error);
    const isRefused = error instanceof JobRefused;
    if (isAway) startPause();
    const output = describe(error as Error, job);
    const retry = isRefused ? 'never' : isAway ? 'at once' : 'later';
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
