import type { Term } from '#contract/retention.ts';
import { fragment, integer, type Fragment } from './sql.ts';

/** SQL: a length of time, as an interval. */
export const interval = ({ hours = 0, days = 0, months = 0 }: Term): Fragment =>
  fragment`make_interval(hours => ${integer(hours)}, days => ${integer(days)},
    months => ${integer(months)})`;

/** SQL: today in UTC, as a date. */
export const today = fragment`(now() at time zone 'UTC')::date`;
