import { readHosts, type Target } from './hosts.ts';
import { lendConnections } from './pools.ts';
import { createSql, type Sql, type Transactions } from './sql.ts';

/** Connections of one caller, who ends them. */
export interface OwnPool extends Sql, Transactions {
  /** Waits for what runs, at most `waitMs`. */
  end(waitMs?: number): Promise<void>;
}

const connectMs = 5000;
const endMs = 1000;

/**
 * Opens up to `max` connections, for preparations and tests: without limits on time, and without
 * prepared statements, which may be missing behind a pooler. A single one is one session for as long
 * as it is not lost.
 */
export function openPool(target: Target, max = 1): OwnPool {
  const { run, begin, end } = lendConnections(max, { hosts: readHosts(target), connectMs });
  return Object.assign(createSql(run), { begin, end: (waitMs = endMs) => end(waitMs) });
}
