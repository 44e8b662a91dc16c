import type { Pool } from '#platform/database/sql.ts';
import type { DatabaseServer } from '#platform/database/connect.ts';
import type { Job } from '#platform/jobs/job-store.ts';
import {
  createJobWorker,
  JobRefused,
  type JobEnd,
  type JobWorker,
} from '#platform/jobs/job-worker.ts';
import type { Log } from '#platform/log.ts';
import type { ImportWorker } from './import-worker.ts';
import { claimRun, gaveUpMessage, releaseRun, type Run } from './run-queue.ts';
import type { RunJob } from './runs.ts';

interface Options {
  sql: Pool;
  target: DatabaseServer['target'];
  /** The currency of listings whose country is not known. */
  defaultCurrency: string;
  log: Log;
  worker: ImportWorker;
  onListingsChanged: () => void;
}

const heldSeconds = 3;

/**
 * Runs the imports that are queued, one at a time; any number of processes may do so. The progress of
 * an import is stored in its row. Stopping finishes the batch under way; the next process continues
 * there.
 */
export function createImportRunner({
  sql,
  target,
  defaultCurrency,
  log,
  worker,
  onListingsChanged,
}: Options): JobWorker {
  async function runJob({ data }: Job<RunJob>, stopping: AbortSignal): Promise<JobEnd> {
    const run = await claimRun(sql, data.run_id);
    if (run === 'failed') throw new JobRefused(gaveUpMessage);
    if (run === 'over') return undefined;
    if (run === 'held') return { again: heldSeconds };
    await runImport(run, stopping);
    return stopping.aborted ? { again: 0 } : undefined;
  }

  async function runImport(run: Run, stopping: AbortSignal): Promise<void> {
    try {
      const answer = await worker.doJob({ target, kind: 'run', run, defaultCurrency }, stopping);
      if ('failure' in answer) throw new Error(answer.failure);
    } catch (error) {
      await releaseRun(sql, run);
      throw error;
    } finally {
      onListingsChanged();
    }
  }

  const runner = createJobWorker({ sql, log, queue: 'imports', work: runJob });
  return {
    start: runner.start,
    async stop() {
      await runner.stop();
      await worker.close();
    },
  };
}
