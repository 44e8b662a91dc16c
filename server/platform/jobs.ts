import type { Log } from './log.ts';

/** Work in the background. */
export interface Job {
  /** The warning in the log when `run` rejects. */
  failure: string;
  runs: 'at start' | 'hourly' | 'at start and hourly';
  run(signal: AbortSignal): Promise<unknown>;
  /** Closes what `run` opened, such as a listener; called even if the job never ran. */
  stop?(): Promise<unknown>;
}

export interface Jobs {
  /** Starts all jobs. When a job fails, this is logged and the others continue. */
  start(): void;
  /** Aborts running jobs, stops all in reverse order, and waits for them. */
  stop(): Promise<void>;
}

const hourMs = 60 * 60_000;

/** Runs the jobs of one process from `start` to `stop`. */
export function createJobs(jobs: readonly Job[], log: Log): Jobs {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  let hourly: NodeJS.Timeout | undefined;

  function run(job: Job): void {
    const ended = job
      .run(stopping.signal)
      .catch((error: unknown) => log.warn({ err: error }, job.failure))
      .finally(() => running.delete(ended));
    running.add(ended);
  }

  return {
    start() {
      for (const job of jobs) if (job.runs !== 'hourly') run(job);
      hourly = setInterval(() => {
        for (const job of jobs) if (job.runs !== 'at start') run(job);
      }, hourMs).unref();
    },
    async stop() {
      stopping.abort();
      clearInterval(hourly);
      for (const job of jobs.toReversed()) await job.stop?.();
      await Promise.all(running);
    },
  };
}
