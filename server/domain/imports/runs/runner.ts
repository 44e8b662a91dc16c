import type { Pool } from '#platform/database/sql.ts';
import type { DatabaseServer } from '#platform/database/connect.ts';
import type { Log } from '#platform/log.ts';
import { importChannel } from './runs.ts';
import { releaseRun, claimRun, type Run } from './run-queue.ts';
import type { ImportWorker } from './import-worker.ts';

export interface ImportRunner {
  /** Runs waiting imports, then each new one. */
  start(): Promise<void>;
  /** Finishes the current batch; another process, or the next start, continues. */
  stop(): Promise<void>;
}

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
 * progress of an import is stored in its row, so the next process continues there.
 */
export function createImportRunner({
  sql,
  target,
  defaultCurrency,
  log,
  worker,
  onListingsChanged,
}: Options): ImportRunner {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isRequested = false;
  let poll: NodeJS.Timeout | undefined;
  let stopListening = async () => undefined as unknown;

  async function runAll(): Promise<void> {
    do {
      isRequested = false;
      for (let run = await claimNext(); run; run = await claimNext()) await runImport(run);
    } while (isRequested);
  }

  const claimNext = () => (stopping.signal.aborted ? null : claimRun(sql));

  async function runImport(run: Run): Promise<void> {
    try {
      const answer = await worker.doJob(
        { target, kind: 'run', run, defaultCurrency },
        stopping.signal,
      );
      if ('failure' in answer) throw new Error(answer.failure);
    } catch (error) {
      log.error({ err: error, import: run.id }, 'An import ended unexpectedly');
      await releaseRun(sql, run, afterFailureSeconds);
    } finally {
      onListingsChanged();
    }
  }

  function request(): void {
    isRequested = true;
    if (running || stopping.signal.aborted) return;
    running = runAll()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) {
          log.warn({ err: error }, 'The waiting imports could not be read');
        }
      })
      .finally(() => (running = null));
  }

  return {
    async start() {
      poll = setInterval(request, pollMs).unref();
      const { unlisten } = await sql.listen(importChannel, request, request);
      stopListening = unlisten;
    },
    async stop() {
      stopping.abort();
      clearInterval(poll);
      await running;
      await worker.close();
      await stopListening();
    },
  };
}
