import type { Pool } from '#platform/database/sql.ts';
import { loadPlaces } from './load-places.ts';

/** The towns and neighborhoods of the database, which the first start fills. */
export interface Gazetteer {
  /** Fills it where it is empty: some ten seconds, unless aborted. Rejects when that fails. */
  fill(signal: AbortSignal): Promise<void>;
  /**
   * Waits while it is being filled. Otherwise the currency of a place, which listings keep, would
   * depend on when somebody asked. Never rejects: without towns, the default currency counts.
   */
  whenFilled(): Promise<void>;
}

export function createGazetteer(sql: Pool): Gazetteer {
  let filling: Promise<unknown> = Promise.resolve();
  return {
    fill(signal) {
      const filled = loadPlaces(sql, signal);
      filling = filled.catch(() => undefined);
      return filled;
    },
    async whenFilled() {
      await filling;
    },
  };
}
