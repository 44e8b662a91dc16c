import { fragment } from '#platform/database/sql.ts';

const dayMs = 24 * 60 * 60_000;

/** Is the last day on which `l` is available over? Days are those of UTC. */
export const hasEnded = fragment`coalesce(
  l.available_until < (now() at time zone 'UTC')::date, false)`;

/**
 * Do searches, lists and feeds offer `l`? The page of any active listing stays. Written so that the
 * planner sees how few listings ever end.
 */
export const isSearchable = fragment`l.status = 'active' and (l.available_until is null
  or l.available_until >= (now() at time zone 'UTC')::date)`;

/**
 * The index in memory holds active listings; of these, it leaves out those that ended before this
 * day, a number since 1970.
 */
export const today = (): number => Math.floor(Date.now() / dayMs);
