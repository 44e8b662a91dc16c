import type { VitalMetric } from '#contract/overview/vital-names.ts';

/** Each bucket is 5 % wider than the one before: a percentile read from them is as exact as that. */
const growth = 1.05;

/** Buckets count whole units: milliseconds, thousandths of a layout shift. */
const unitsOf = (metric: VitalMetric) => (metric === 'cls' ? 1000 : 1);

/** The bucket a value falls into; the first holds 0. */
export function bucketOf(metric: VitalMetric, value: number): number {
  return Math.floor(Math.log1p(value * unitsOf(metric)) / Math.log(growth));
}

/** The value at `share` (0 to 1) of a bucket's width, rounded as it is worth showing. */
export function valueIn(metric: VitalMetric, bucket: number, share: number): number {
  const start = growth ** bucket - 1;
  const units = start + share * (growth ** (bucket + 1) - 1 - start);
  return Math.round(units) / unitsOf(metric);
}
