import { fragment, instant, transaction, type Pool, type Sql } from '../database/sql.ts';
import type { Log } from '../log.ts';
import { finishJob, queueJobs, type Job } from './job-store.ts';
import { createJobWorker, type JobWorker } from './job-worker.ts';

/** Work that one of all processes does again and again: it deletes what is old, or queues what is due. */
export interface Sweep {
  everyMinutes: number;
  run(signal: AbortSignal): Promise<unknown>;
}

/** One that takes long, such as that of a large storage, keeps no other one waiting. */
const atOnce = 3;

interface Options {
  sql: Pool;
  log: Log;
  sweeps: Record<string, Sweep>;
}

/**
 * Runs sweeps as jobs that queue themselves again. One that fails is tried again a little later, and
 * the others go on.
 */
export function createSweeper({ sql, log, sweeps }: Options): JobWorker {
  const queueSweeps = (on: Sql, names: readonly string[], dueAt?: string) =>
    queueJobs(
      on,
      'sweeps',
      names.map((name) => ({
        key: name,
        data: { kind: name },
        ...(dueAt !== undefined && { dueAt }),
      })),
    );

  async function sweep(job: Job<{ kind: string }>, stopping: AbortSignal) {
    const { kind } = job.data;
    const sweep = sweeps[kind];
    // A sweep of another version.
    if (!sweep) return undefined;
    await sweep.run(stopping);
    await transaction(sql, async (tx) => {
      await finishJob(tx, job);
      // By the clock of the database: one process that is ahead must not stop the sweeps of all.
      const [next] = await tx<{ due_at: string }[]>`
        select ${instant(fragment`(now() + make_interval(mins => ${sweep.everyMinutes}))`)} as due_at`;
      await queueSweeps(tx, [kind], next?.due_at);
    });
    return undefined;
  }

  const worker = createJobWorker({
    sql,
    log,
    queue: 'sweeps',
    work: sweep,
    atOnce,
    describe: ({ name, message }, { data: { kind } }) => ({ kind, name, message }),
  });
  return {
    async start() {
      await transaction(sql, (tx) => queueSweeps(tx, Object.keys(sweeps)));
      await worker.start();
    },
    stop: () => worker.stop(),
  };
}
