import type { Term } from '#contract/retention.ts';
import { fragment, integer, type Fragment } from './sql.ts';

/** SQL: a length of time, as an interval. */
export const interval = ({ hours = 0, days = 0, months = 0 }: Term): Fragment =>
  fragment`make_interval(hours => ${integer(hours)}, days => ${integer(days)},
    months => ${integer(months)})`;
