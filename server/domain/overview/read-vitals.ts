import type { Sql } from '#platform/database/sql.ts';
import type { Vitals, VitalsQuery } from '#contract/overview/overview.ts';
import { valueIn } from './vital-buckets.ts';

interface Row {
  route: string;
  /** Null for the whole period. */
  day: string | null;
  visits: number;
  bucket: number;
  /** How far into the bucket the percentile lies, 0 to 1. */
  share: number;
}

/** The 75th percentile of a metric, by route over the period and day by day; busiest route first. */
export async function readVitals(
  sql: Sql,
  { metric = 'lcp', days = 30 }: VitalsQuery,
): Promise<Vitals> {
  const rows = await sql<Row[]>`
    with counted as (
      select route, day, bucket, sum(visits)::float8 as visits from vital_counts
      where metric = ${metric} and day > current_date - ${days}::int
      group by grouping sets ((route, day, bucket), (route, bucket))),
    summed as (
      select *, sum(visits) over (partition by route, day order by bucket) as upto,
        sum(visits) over (partition by route, day) as total
      from counted)
    select distinct on (route, day) route, day::text, bucket, total::int as visits,
      (0.75 * total - (upto - visits)) / visits as share
    from summed where upto >= 0.75 * total
    order by route, day, bucket`;
  const point = ({ bucket, share, visits }: Row) => ({
    p75: valueIn(metric, bucket, share),
    visits,
  });
  const routes = rows
    .filter(({ day }) => day === null)
    .sort((one, other) => other.visits - one.visits)
    .map((whole) => ({
      route: whole.route,
      ...point(whole),
      days: rows
        .filter(({ route, day }) => route === whole.route && day !== null)
        .map((row) => ({ day: row.day ?? '', ...point(row) })),
    }));
  return { metric, routes };
}
