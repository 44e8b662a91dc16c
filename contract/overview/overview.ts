import { type } from 'arktype';
import { day } from '../primitives.ts';
import { vitalMetrics, vitalRoutes } from './vital-names.ts';

/** How many days back the administrator's plots go. */
export const deskPeriods = [7, 30, 90, 365] as const;
const period = type('string.integer.parse').to(type.enumerated(...deskPeriods));

const vitalValue = type('0 <= number <= 600000');
const VitalSample = type({
  metric: type.enumerated(...vitalMetrics),
  /** Milliseconds; of cls its score. */
  value: vitalValue,
});
/** What one visit measured. It says nothing about who came. */
export const VitalsForm = type({
  route: type.enumerated(...vitalRoutes),
  samples: VitalSample.array().atLeastLength(1).atMostLength(vitalMetrics.length),
});
export type VitalsForm = typeof VitalsForm.infer;

export const OverviewQuery = type({ 'days?': period });
export const VitalsQuery = type({ 'days?': period, 'metric?': type.enumerated(...vitalMetrics) });
export type VitalsQuery = typeof VitalsQuery.infer;

/** One day: how many of each were new, and how many rooms came from outside. */
const OverviewDay = type({
  day,
  listings: 'number',
  people: 'number',
  inquiries: 'number',
  imported: 'number',
});
export const Overview = type({
  open_reports: 'number',
  days: OverviewDay.array(),
});
export type Overview = typeof Overview.infer;

/** The 75th percentile: three of four visits were at least as good. */
const VitalPoint = type({ day, p75: 'number', visits: 'number' });
export const Vitals = type({
  metric: type.enumerated(...vitalMetrics),
  routes: type({
    route: 'string',
    /** Over the whole period. */
    p75: 'number',
    visits: 'number',
    days: VitalPoint.array(),
  }).array(),
});
export type Vitals = typeof Vitals.infer;
