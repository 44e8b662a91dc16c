import { overviewPeriods } from '#contract/overview/overview.ts';
import { vitalMetrics, type VitalMetric } from '#contract/overview/vital-names.ts';
import { parseOption } from '../shared/read-search.ts';

export type Period = (typeof overviewPeriods)[number];

/** The choice in the address of /admin; by default 30 days and LCP. */
export interface OverviewSearch {
  days?: Period;
  metric?: VitalMetric;
}

/** Reads the choice from an address; leaves out unknown and default values. */
export function readOverviewSearch(
  raw: Partial<Record<keyof OverviewSearch, unknown>>,
): OverviewSearch {
  const days = parseOption(overviewPeriods, raw.days);
  const metric = parseOption(vitalMetrics, raw.metric);
  return {
    ...(days !== null && days !== 30 && { days }),
    ...(metric !== null && metric !== 'lcp' && { metric }),
  };
}
