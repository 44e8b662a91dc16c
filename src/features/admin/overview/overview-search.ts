import { overviewPeriods } from '#contract/overview/overview.ts';
import { vitalMetrics, type VitalMetric } from '#contract/overview/vital-names.ts';
import { oneOf } from '../desk/read-search.ts';

export type Period = (typeof overviewPeriods)[number];

/** What /admin shows, as its address holds it: 30 days and the largest paint when left out. */
export interface OverviewSearch {
  days?: Period;
  metric?: VitalMetric;
}

/** Reads the choice from an address: what is unknown or the default is left out. */
export function readOverviewSearch(
  raw: Partial<Record<keyof OverviewSearch, unknown>>,
): OverviewSearch {
  const days = oneOf(overviewPeriods, raw.days);
  const metric = oneOf(vitalMetrics, raw.metric);
  return {
    ...(days !== null && days !== 30 && { days }),
    ...(metric !== null && metric !== 'lcp' && { metric }),
  };
}
