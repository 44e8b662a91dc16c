import type { Pricing } from '#domain/money/public.ts';
import { createQueueWorker, type QueueWorker } from '#platform/database/queue-worker.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import { queueChangedFavorites } from './favorites/queue-favorites.ts';
import { matchEvents } from './match-events.ts';

interface Options {
  sql: Pool;
  log: Log;
  pricing: Pick<Pricing, 'worths'>;
}

/** The channel that a trigger of the listings notifies. */
const channel = 'listing_events';
const pollMs = 15_000;

/**
 * Compares the events of listings with saved searches, and queues alerts of favorites that changed, in
 * any number of processes.
 */
export function createAlertMatcher({ sql, log, pricing }: Options): QueueWorker {
  const matchSome = async () =>
    (await queueChangedFavorites(sql)) + (await matchEvents(sql, pricing));
  return createQueueWorker({
    sql,
    channel,
    pollMs,
    async workOff(stopping) {
      while (!stopping.aborted && (await matchSome()) > 0);
    },
    onFailure: (error) =>
      log.warn({ err: error }, 'Rooms could not be compared with saved searches and favorites'),
  });
}
