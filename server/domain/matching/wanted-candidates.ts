import { freshDays } from '#contract/listings/freshness.ts';
import { fragment, integer } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';

/**
 * SQL: may others find the wanted page `w`, as far as the page itself says? It must also be confirmed
 * ({@link wantedEnd}), and its author findable.
 */
export const isOffered = fragment`(w.hidden_note is null and w.visibility <> 'nobody')`;

/**
 * SQL: the day (of UTC) from which nobody finds `w` anymore, unless it is confirmed again. The term is
 * that of listings.
 */
export const wantedEnd = fragment`((w.confirmed_at at time zone 'UTC')::date
  + ${integer(freshDays)})`;

/** SQL: is `w` over today? */
export const hasWantedEnded = fragment`(${wantedEnd} <= ${today})`;
