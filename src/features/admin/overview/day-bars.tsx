import * as t from '#locales/admin-overview.ts';
import * as common from '#locales/common.ts';
import { formatNumber } from '#locales/format.ts';
import { TableHead } from '#src/ui/table-head.tsx';
import { PlotFrame } from './plot-frame.tsx';
import styles from './plot.module.css';
import { columns, heights } from './scales.ts';

interface DayBarsProps {
  title: string;
  /** Writes how many of what are counted: "12 rooms". */
  format: (given: { count: number }) => string;
  days: readonly { day: string; label: string }[];
  values: readonly number[];
}

/** A count for each day, as bars. */
export function DayBars({ title, format, days, values }: DayBarsProps) {
  const { y, ticks } = heights(values, formatNumber);
  const { x, width } = columns(values.length);
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <PlotFrame
      title={title}
      sum={format({ count: total })}
      days={days}
      ticks={ticks}
      describe={(index) =>
        t.onDay({
          day: days[index]?.label ?? '',
          values: format({ count: values[index] ?? 0 }),
        })
      }
      table={
        <table>
          <TableHead columns={[common.day, title]} />
          <tbody>
            {days.map(({ day, label }, index) => (
              <tr key={day}>
                <th scope="row">{label}</th>
                <td>{formatNumber(values[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      {(chosen) =>
        values.map((value, index) => (
          <rect
            key={days[index]?.day}
            className={index === chosen ? styles.chosenBar : styles.bar}
            x={x(index)}
            width={width}
            y={y(value)}
            height={100 - y(value)}
          />
        ))
      }
    </PlotFrame>
  );
}
