import type { VitalMetric } from '#contract/overview/vital-names.ts';

/** What is measured, in words; what is good by web.dev/vitals. */
export const metricWords: Record<VitalMetric, { short: string; text: string; good: number }> = {
  lcp: { short: 'LCP', text: 'until the largest part is painted', good: 2500 },
  inp: { short: 'INP', text: 'until the page answers a press', good: 200 },
  cls: { short: 'CLS', text: 'how much the page jumps', good: 0.1 },
  fcp: { short: 'FCP', text: 'until something is painted', good: 1800 },
  ttfb: { short: 'TTFB', text: 'until the first byte arrives', good: 800 },
};

const seconds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A measured value with its unit: "0.84 s", "96 ms", "0.02". */
export function formatVital(metric: VitalMetric, value: number): string {
  if (metric === 'cls') return seconds.format(value);
  return value >= 1000 ? `${seconds.format(value / 1000)} s` : `${Math.round(value)} ms`;
}
