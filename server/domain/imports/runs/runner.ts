import type { Pool } from '#platform/database/sql.ts';
import type { DatabaseServer } from '#platform/database/connect.ts';
import type { Log } from '#platform/log.ts';
import { importChannel } from './runs.ts';
import { releaseRun, takeRun, type Run } from './run-queue.ts';
import type { ImportWorker } from './import-worker.ts';

export interface ImportRunner {
  /** Works on what waits, then on each import as it comes. */
  start(): Promise<void>;
  /** Finishes the batch under way; another process, or the next start, goes on. */
  stop(): Promise<void>;
}

interface Options {
  sql: Pool;
  target: DatabaseServer['target'];
  log: Log;
  worker: ImportWorker;
  onListingsChanged: () => void;
}

/** A process that died is noticed, and a notice that was lost is made up for, within this. */
const unaskedMs = 2000;
const afterFailureSeconds = 3;

/**
 * Works on the imports that wait in the database, one at a time; any number of processes may. How
 * far an import is stands in its row, so whoever takes it next goes on there.
 */
export function createImportRunner({
  sql,
  target,
  log,
  worker,
  onListingsChanged,
}: Options): ImportRunner {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isWanted = false;
  let unasked: NodeJS.Timeout | undefined;
  let stopListening = async () => undefined as unknown;

  async function workAll(): Promise<void> {
    do {
      isWanted = false;
      for (let run = await next(); run; run = await next()) await work(run);
    } while (isWanted);
  }

  const next = () => (stopping.signal.aborted ? null : takeRun(sql));

  async function work(run: Run): Promise<void> {
    try {
      const answer = await worker.doJob({ target, kind: 'run', run }, stopping.signal);
      if ('failure' in answer) throw new Error(answer.failure);
    } catch (error) {
      log.error({ err: error, import: run.id }, 'An import ended unexpectedly');
      await releaseRun(sql, run, afterFailureSeconds);
    } finally {
      onListingsChanged();
    }
  }

  function ask(): void {
    isWanted = true;
    if (running || stopping.signal.aborted) return;
    running = workAll()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) {
          log.warn({ err: error }, 'The imports that wait could not be read');
        }
      })
      .finally(() => (running = null));
  }

  return {
    async start() {
      unasked = setInterval(ask, unaskedMs).unref();
      const { unlisten } = await sql.listen(importChannel, ask, ask);
      stopListening = unlisten;
    },
    async stop() {
      stopping.abort();
      clearInterval(unasked);
      await running;
      await worker.close();
      await stopListening();
    },
  };
}
