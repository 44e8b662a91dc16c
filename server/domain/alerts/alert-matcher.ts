import type { Pricing } from '#domain/money/public.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import { matchEvents } from './match-events.ts';

export interface AlertMatcher {
  /** Compares what waits, then each new event at once. */
  start(): Promise<void>;
  /** Finishes the batch under way. */
  stop(): Promise<void>;
}

interface Options {
  sql: Pool;
  log: Log;
  pricing: Pick<Pricing, 'worths'>;
}

/** The channel that a trigger of the listings notifies. */
const channel = 'listing_events';
/** Finds events whose notification was lost with its connection. */
const pollMs = 15_000;

/** Compares the events of listings with saved searches, in any number of processes. */
export function createAlertMatcher({ sql, log, pricing }: Options): AlertMatcher {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;
  let poll: NodeJS.Timeout | undefined;
  let stopListening = async () => undefined as unknown;

  const matchSome = async () => (isStopped ? 0 : matchEvents(sql, pricing));

  async function matchAll(): Promise<void> {
    do {
      isWanted = false;
      while ((await matchSome()) > 0);
    } while (isWanted);
  }

  function requestRound(): void {
    isWanted = true;
    if (running || isStopped) return;
    running = matchAll()
      .catch((error: unknown) => {
        isWanted = false;
        if (!isStopped) log.warn({ err: error }, 'Rooms could not be compared with saved searches');
      })
      .finally(() => {
        running = null;
        // Requested in the moment in which the last round ended.
        if (isWanted) requestRound();
      });
  }

  return {
    async start() {
      poll = setInterval(requestRound, pollMs).unref();
      const { unlisten } = await sql.listen(channel, requestRound, requestRound);
      stopListening = unlisten;
    },
    async stop() {
      isStopped = true;
      clearInterval(poll);
      await running;
      await stopListening();
    },
  };
}
