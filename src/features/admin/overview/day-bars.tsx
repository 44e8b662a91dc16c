import { PlotFrame } from './plot-frame.tsx';
import styles from './plot.module.css';
import { columns, heights } from './scales.ts';

interface DayBarsProps {
  title: string;
  /** What is counted: "room", "rooms". */
  unit: readonly [one: string, many: string];
  days: readonly { day: string; label: string }[];
  values: readonly number[];
}

const numbers = new Intl.NumberFormat('en-US');
const short = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** A count for each day, as bars. */
export function DayBars({ title, unit: [one, many], days, values }: DayBarsProps) {
  const { y, ticks } = heights(values, (value) => short.format(value));
  const { x, width } = columns(values.length);
  const total = values.reduce((sum, value) => sum + value, 0);
  const format = (value: number) => `${numbers.format(value)} ${value === 1 ? one : many}`;
  return (
    <PlotFrame
      title={title}
      sum={format(total)}
      days={days}
      ticks={ticks}
      describe={(index) => `${days[index]?.label}: ${format(values[index] ?? 0)}`}
      table={
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, label }, index) => (
              <tr key={day}>
                <th scope="row">{label}</th>
                <td>{numbers.format(values[index] ?? 0)}</td>
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
