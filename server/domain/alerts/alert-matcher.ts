import type { Pricing } from '#domain/money/public.ts';
import type { Pool } from '#platform/database/sql.ts';
import { createJobWorker, type JobWorker } from '#platform/jobs/job-worker.ts';
import type { Log } from '#platform/log.ts';
import { queueChangedFavorites } from './favorites/queue-favorites.ts';
import { matchEvents } from './match-events.ts';

interface Options {
  sql: Pool;
  log: Log;
  pricing: Pick<Pricing, 'worths'>;
}

/** While nobody saved a search, jobs are only taken away. */
const batch = 20;

/**
 * Compares the events of listings with saved searches, and queues alerts of favorites that changed, in
 * any number of processes.
 */
export function createAlertMatcher({ sql, log, pricing }: Options): JobWorker {
  const workers: JobWorker[] = [
    createJobWorker({
      sql,
      log,
      queue: 'favorite_events',
      batch,
      work: async (job: Parameters<typeof queueChangedFavorites>[1]) => {
        await queueChangedFavorites(sql, job);
        return undefined;
      },
    }),
    createJobWorker({
      sql,
      log,
      queue: 'listing_events',
      batch,
      work: async (job: Parameters<typeof matchEvents>[2]) => {
        await matchEvents(sql, pricing, job);
        return undefined;
      },
    }),
  ];
  return {
    async start() {
      for (const worker of workers) await worker.start();
    },
    async stop() {
      for (const worker of workers) await worker.stop();
    },
  };
}
