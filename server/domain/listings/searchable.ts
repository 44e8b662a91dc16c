import { freshDays } from '#contract/listings/freshness.ts';
import { fragment, integer } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';

/** Is the last day on which `l` is available over? Days are those of UTC. */
export const hasEnded = fragment`coalesce(
  l.available_until < ${today}, false)`;

/**
 * Is `l` unconfirmed for so long that nothing offers it any more? Its source, or its owner, confirms
 * it, and that counts for {@link freshDays} days. The column `offered_until` holds the same.
 */
export const isUnconfirmed = fragment`(l.last_confirmed_at at time zone 'UTC')::date
  <= ${today} - ${integer(freshDays)}`;

/**
 * Do searches, lists and feeds offer `l`? The page of any active listing stays. `offered_until` is
 * the earlier of its last day and the last day that its confirmation counts for.
 */
export const isSearchable = fragment`l.status = 'active'
  and l.offered_until >= ${today}`;
