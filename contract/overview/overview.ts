import { type } from '../type.ts';
import { day } from '../primitives.ts';
import { vitalMetrics, vitalRoutes } from './vital-names.ts';

/** How many days the plots can show. */
export const overviewPeriods = [7, 30, 90, 365] as const;
const period = type('string.integer.parse').to(type.enumerated(...overviewPeriods));

const vitalValue = type('0 <= number <= 600000');
const VitalSample = type({
  metric: type.enumerated(...vitalMetrics),
  /** Milliseconds; for cls the score. */
  value: vitalValue,
});
/** The measurements of one page load, without anything about the visitor. */
export const VitalsForm = type({
  route: type.enumerated(...vitalRoutes),
  samples: VitalSample.array().atLeastLength(1).atMostLength(vitalMetrics.length),
});
export type VitalsForm = typeof VitalsForm.infer;

export const OverviewQuery = type({ 'days?': period });
export const VitalsQuery = type({ 'days?': period, 'metric?': type.enumerated(...vitalMetrics) });
export type VitalsQuery = typeof VitalsQuery.infer;

/** How many of each were new on a day, and how many listings were imported. */
const OverviewDay = type({
  day,
  listings: 'number',
  users: 'number',
  inquiries: 'number',
  imported: 'number',
});
export const Overview = type({
  open_reports: 'number',
  days: OverviewDay.array(),
});
export type Overview = typeof Overview.infer;

/** The 75th percentile: three of four page loads were at least this good. */
const VitalPoint = type({ day, p75: 'number', visits: 'number' });
export const Vitals = type({
  metric: type.enumerated(...vitalMetrics),
  routes: type({
    route: 'string',
    /** The value over the whole period. */
    p75: 'number',
    visits: 'number',
    days: VitalPoint.array(),
  }).array(),
});
export type Vitals = typeof Vitals.infer;
