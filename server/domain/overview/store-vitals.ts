import { lt, sql } from 'drizzle-orm';
import type { VitalsForm } from '#contract/overview/overview.ts';
import type { Database } from '#platform/database/database.ts';
import { vitalCounts } from '#platform/database/schema/vital-counts.ts';
import { bucketOf } from './vital-buckets.ts';

/** A little more than the longest period of the plots. */
const keptDays = 400;

/** Counts a visit into the buckets of today; a metric said twice counts once. */
export async function storeVitals(
  { orm }: Pick<Database, 'orm'>,
  { route, samples }: VitalsForm,
): Promise<void> {
  const values = new Map(samples.map(({ metric, value }) => [metric, value]));
  // In one order, so that two visits at once never wait for each other in a circle.
  const rows = [...values]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([metric, value]) => ({
      metric,
      day: sql`current_date`,
      route,
      bucket: bucketOf(metric, value),
      visits: 1,
    }));
  const { metric, day, bucket, visits } = vitalCounts;
  await orm
    .insert(vitalCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [metric, day, vitalCounts.route, bucket],
      set: { visits: sql`${visits} + 1` },
    });
}

/** Forgets what no plot shows any more; answers how many counts. */
export async function forgetOldVitals({ orm }: Pick<Database, 'orm'>): Promise<number> {
  const gone = await orm
    .delete(vitalCounts)
    .where(lt(vitalCounts.day, sql`current_date - ${keptDays}::int`));
  return gone.count;
}
