import { createQueueWorker, type QueueWorker } from '#platform/database/queue-worker.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { DatabaseServer } from '#platform/database/connect.ts';
import type { Log } from '#platform/log.ts';
import { importChannel } from './runs.ts';
import { releaseRun, claimRun, type Run } from './run-queue.ts';
import type { ImportWorker } from './import-worker.ts';

interface Options {
  sql: Pool;
  target: DatabaseServer['target'];
  /** Of listings whose country is not known. */
  defaultCurrency: string;
  log: Log;
  worker: ImportWorker;
  onListingsChanged: () => void;
}

/** How often to check for expired leases and lost notices. */
const pollMs = 2000;
const afterFailureSeconds = 3;

/**
 * Runs the imports that wait in the database, one at a time; any number of processes may do so. The
 * progress of an import is stored in its row. Stopping finishes the batch under way; the next process
 * continues there.
 */
export function createImportRunner({
  sql,
  target,
  defaultCurrency,
  log,
  worker,
  onListingsChanged,
}: Options): QueueWorker {
  async function runAll(stopping: AbortSignal): Promise<void> {
    const claimNext = () => (stopping.aborted ? null : claimRun(sql));
    for (let run = await claimNext(); run; run = await claimNext()) await runImport(run, stopping);
  }

  async function runImport(run: Run, stopping: AbortSignal): Promise<void> {
    try {
      const answer = await worker.doJob({ target, kind: 'run', run, defaultCurrency }, stopping);
      if ('failure' in answer) throw new Error(answer.failure);
    } catch (error) {
      log.error({ err: error, import: run.id }, 'An import ended unexpectedly');
      await releaseRun(sql, run, afterFailureSeconds);
    } finally {
      onListingsChanged();
    }
  }

  const runner = createQueueWorker({
    sql,
    channel: importChannel,
    pollMs,
    workOff: runAll,
    onFailure: (error) => log.warn({ err: error }, 'The waiting imports could not be read'),
  });
  return {
    start: runner.start,
    async stop() {
      await runner.stop();
      await worker.close();
    },
  };
}
