import { surveyDays } from '#contract/outcomes/outcome-terms.ts';
import type { Sql } from '#platform/database/sql.ts';
import { wilsonInterval, type Interval } from './wilson-interval.ts';

/** From so many pairs on a share is shown: of fewer, it would tell about those who answered. */
export const leastPairs = 30;

/** A share changes with every so many pairs, so that no change of it tells what one pair answered. */
const stepPairs = 10;

/** The scores at which a range begins; it ends before the next one. */
const rangeStarts = [0, 50, 60, 70, 80, 90] as const;

export type OutcomeKind = 'together' | 'good';

/** A share of the pairs of a range, from 0 to 1, with its interval of 95 %. */
export interface Share extends Interval {
  share: number;
}

/** The pairs of a range of scores so many days after they moved in. */
export interface OutcomeCell {
  after_days: number;
  /** How many more pairs it takes until a share is shown; 0 when it is. */
  missing: number;
  share: Share | null;
}

export interface OutcomeRange {
  from: number;
  /** The last score of the range. */
  to: number;
  /** In the order of the surveys. */
  cells: OutcomeCell[];
}

interface Row {
  after_days: number;
  range: number;
  pairs: number;
  counted: number;
  together: number;
  good: number;
}

/**
 * How living together turned out, by ranges of the score. A home counts once in a range,
 * as the mean of those who answered: their answers are about the same home.
 */
export async function readOutcomeFigures(sql: Sql): Promise<Record<OutcomeKind, OutcomeRange[]>> {
  const starts = rangeStarts.slice(1);
  const rows = await sql<Row[]>`
    with answered as (
      select coalesce(op.offer_id, op.household_offer_id) as id, s.after_days, width_bucket(op.score::int, ${[...starts]}::int[]) as range,
        bool_and(s.lives_together) as together, avg(s.rating) >= 4 as good
      from outcome_surveys s join outcome_pairs op on op.id = s.pair_id
      where s.answered_at is not null group by 1, 2, 3
    ), numbered as (
      select *, row_number() over (partition by after_days, range order by id) as number,
        count(*) over (partition by after_days, range) as pairs
      from answered)
    select after_days, range, pairs::int, count(*)::int as counted,
      count(*) filter (where together)::int as together, count(*) filter (where good)::int as good
    from numbered where number <= pairs - pairs % ${stepPairs}::int or pairs < ${leastPairs}
    group by after_days, range, pairs`;
  const toRanges = (kind: OutcomeKind): OutcomeRange[] =>
    rangeStarts.map((from, range) => ({
      from,
      to: (rangeStarts[range + 1] ?? 101) - 1,
      cells: surveyDays.map((days) => {
        const row = rows.find((each) => each.after_days === days && each.range === range);
        const missing = Math.max(0, leastPairs - (row?.pairs ?? 0));
        const share = row && missing === 0 ? shareWithInterval(row[kind], row.counted) : null;
        return { after_days: days, missing, share };
      }),
    }));
  return { together: toRanges('together'), good: toRanges('good') };
}

const shareWithInterval = (count: number, all: number): Share => ({
  share: count / all,
  ...wilsonInterval(count, all),
});
