import type { Pricing } from '#domain/money/public.ts';
import { createQueueWorker, type QueueWorker } from '#platform/database/queue-worker.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import { matchEvents } from './match-events.ts';

interface Options {
  sql: Pool;
  log: Log;
  pricing: Pick<Pricing, 'worths'>;
}

/** The channel that a trigger of the listings notifies. */
const channel = 'listing_events';
const pollMs = 15_000;

/** Compares the events of listings with saved searches, in any number of processes. */
export function createAlertMatcher({ sql, log, pricing }: Options): QueueWorker {
  return createQueueWorker({
    sql,
    channel,
    pollMs,
    async workOff(stopping) {
      while (!stopping.aborted && (await matchEvents(sql, pricing)) > 0);
    },
    onFailure: (error) =>
      log.warn({ err: error }, 'Rooms could not be compared with saved searches'),
  });
}
