import { retention } from '#contract/retention.ts';
import type { Vitals, VitalsForm, VitalsQuery } from '#contract/overview/overview.ts';
import type { VitalMetric } from '#contract/overview/vital-names.ts';
import type { Pool, Sql } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';

/** Each bucket is 5 % wider than the one before, so a percentile read from them is exact to 5 %. */
const growth = 1.05;

/** Buckets count whole units: milliseconds, thousandths of a layout shift. */
const unitsPerStep = (metric: VitalMetric) => (metric === 'cls' ? 1000 : 1);

/** The bucket a value falls into; the first holds 0. */
export function findBucket(metric: VitalMetric, value: number): number {
  return Math.floor(Math.log1p(value * unitsPerStep(metric)) / Math.log(growth));
}

/** The value at `share` (0 to 1) of a bucket's width, rounded to a whole unit. */
export function valueIn(metric: VitalMetric, bucket: number, share: number): number {
  const start = growth ** bucket - 1;
  const units = start + share * (growth ** (bucket + 1) - 1 - start);
  return Math.round(units) / unitsPerStep(metric);
}

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
      where metric = ${metric} and day > ${today} - ${days}::int
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

/** A little more than the longest period of the plots. */
const keptDays = retention.pageSpeed.days;

/** Counts a page load into the buckets of today; a metric that was sent twice counts once. */
export async function storeVitals(sql: Pool, { route, samples }: VitalsForm): Promise<void> {
  const values = new Map(samples.map(({ metric, value }) => [metric, value]));
  // Sorted, so that two page loads at once never deadlock on the same rows.
  const metrics = [...values.keys()].sort();
  const buckets = metrics.map((metric) => findBucket(metric, values.get(metric) ?? 0));
  await sql`
    insert into vital_counts (metric, day, route, bucket, visits)
    select metric, ${today}, ${route}, bucket, 1
    from unnest(${metrics}::text[], ${buckets}::smallint[]) as sample(metric, bucket)
    on conflict (metric, day, route, bucket) do update set visits = vital_counts.visits + 1`;
}

/** Deletes counts that no plot shows any more; returns how many. */
export async function deleteOldVitals(sql: Sql): Promise<number> {
  const deleted = await sql`delete from vital_counts where day <= ${today} - ${keptDays}::int`;
  return deleted.count;
}
