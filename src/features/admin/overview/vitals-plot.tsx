import { line } from 'd3-shape';
import type { VitalMetric } from '#contract/overview/vital-names.ts';
import type { Vitals } from '#contract/overview/overview.ts';
import * as t from '#locales/admin-overview.ts';
import { factSeparator } from '#locales/card.ts';
import * as common from '#locales/common.ts';
import { formatDecimal, formatNumber } from '#locales/format.ts';
import { TableHead } from '#src/ui/table-head.tsx';
import { PlotFrame } from './plot-frame.tsx';
import styles from './plot.module.css';
import { heights, bandCenter } from './scales.ts';

interface VitalsPlotProps {
  vitals: Vitals;
  days: readonly { day: string; label: string }[];
}

/** More lines could not be distinguished; the table has all. */
const maxLines = 4;

/** The 75th percentile of a metric by route, as lines over the days. */
export function VitalsPlot({ vitals: { metric, routes }, days }: VitalsPlotProps) {
  const lines = routes.slice(0, maxLines).map(({ route, days: points }) => {
    const byDay = new Map(points.map((point) => [point.day, point]));
    return { route, values: days.map(({ day }) => byDay.get(day)?.p75 ?? null) };
  });
  const { good, short } = metrics[metric];
  const measured = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const { y, ticks } = heights([...measured, good], (value) => formatVital(metric, value), false);
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => bandCenter(index, days.length))
    .y((value) => y(value ?? 0));
  const valueAt = (values: readonly (number | null)[], index: number) => {
    const value = values[index] ?? null;
    return value === null ? t.noVisits : formatVital(metric, value);
  };
  return (
    <>
      <PlotFrame
        title={t.percentile({ metric: short })}
        sum={t.goodIs({ value: formatVital(metric, good) })}
        days={days}
        ticks={ticks}
        describe={(index) =>
          t.onDay({
            day: days[index]?.label ?? '',
            values: lines
              .map(({ route, values }) => t.onRoute({ route, value: valueAt(values, index) }))
              .join(factSeparator),
          })
        }
        table={
          <table>
            <thead>
              <tr>
                <th scope="col">{common.day}</th>
                {lines.map(({ route }) => (
                  <th key={route} scope="col">
                    <bdi dir="ltr">{route}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, label }, index) => (
                <tr key={day}>
                  <th scope="row">{label}</th>
                  {lines.map(({ route, values }) => (
                    <td key={route}>{valueAt(values, index)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        }
      >
        {(chosen) => (
          <>
            <line className={styles.good} x1="0" x2="100" y1={y(good)} y2={y(good)} />
            {lines.map(({ route, values }, index) => (
              <path key={route} className={styles[`line${index}`]} d={draw(values) ?? ''} />
            ))}
            {chosen !== null && (
              <line
                className={styles.cursor}
                x1={bandCenter(chosen, days.length)}
                x2={bandCenter(chosen, days.length)}
                y1="0"
                y2="100"
              />
            )}
          </>
        )}
      </PlotFrame>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.table} tabIndex={0} aria-label={common.table}>
        <table>
          <TableHead columns={[t.page, t.ofPeriod({ metric: short }), t.measured]} />
          <tbody>
            {routes.map(({ route, p75, visits }, index) => (
              <tr key={route}>
                <th scope="row">
                  {index < maxLines && (
                    <svg className={styles.key} viewBox="0 0 24 6" aria-hidden="true">
                      <path className={styles[`line${index}`]} d="M0 3H24" />
                    </svg>
                  )}
                  <bdi dir="ltr">{route}</bdi>
                </th>
                <td>{formatVital(metric, p75)}</td>
                <td>{t.visits({ count: visits })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** The name of each metric, and its good value by web.dev/vitals. */
export const metrics: Record<VitalMetric, { short: string; good: number }> = {
  lcp: { short: 'LCP', good: 2500 },
  inp: { short: 'INP', good: 200 },
  cls: { short: 'CLS', good: 0.1 },
  fcp: { short: 'FCP', good: 1800 },
  ttfb: { short: 'TTFB', good: 800 },
};

/** A measured value with its unit: "0.84 s", "96 ms", "0.02". */
export function formatVital(metric: VitalMetric, value: number): string {
  if (metric === 'cls') return formatDecimal(value);
  return value >= 1000
    ? t.seconds({ value: formatDecimal(value / 1000) })
    : t.milliseconds({ value: formatNumber(value) });
}
