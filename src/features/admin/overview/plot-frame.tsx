import { useState, type ReactNode } from 'react';
import * as t from '#locales/admin-overview.ts';
import * as common from '#locales/common.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './plot.module.css';

export interface Tick {
  /** From the top, in percent. */
  top: number;
  label: string;
}

interface PlotFrameProps {
  title: string;
  /** The total, shown below the title. */
  sum?: ReactNode;
  /** The days from left to right, oldest first. */
  days: readonly { day: string; label: string }[];
  ticks: readonly Tick[];
  /** The values of a day as text, for screen readers and the caption. */
  describe: (index: number) => string;
  /** The drawing: 100 by 100, stretched. */
  children: (chosen: number | null) => ReactNode;
  /** The same as a table. */
  table: ReactNode;
}

/**
 * A plot over days. An invisible slider covers it, so that keyboard, touch and mouse can select a
 * day; the caption shows its values. A table below has the same data.
 */
export function PlotFrame(props: PlotFrameProps) {
  const { title, sum, days, ticks, describe, children, table } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const last = days.length - 1;
  const at = chosen === null || chosen > last ? null : chosen;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <span className={styles.said}>{at === null ? sum : describe(at)}</span>
      </figcaption>
      <div
        className={styles.plot}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          const index = Math.floor(((clientX - left) / width) * days.length);
          setChosen(Math.min(last, Math.max(0, index)));
        }}
        onPointerLeave={() => setChosen(null)}
      >
        {ticks.map(({ top, label }) => (
          <span key={label} className={styles.tick} style={{ insetBlockStart: `${top}%` }}>
            <bdi>{label}</bdi>
          </span>
        ))}
        <svg
          className={styles.drawing}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {children(at)}
        </svg>
        <label className={styles.slider}>
          <VisuallyHidden>{t.dayLabel({ plot: title })}</VisuallyHidden>
          <input
            type="range"
            min={0}
            max={last}
            value={at ?? last}
            aria-valuetext={describe(at ?? last)}
            onFocus={() => setChosen(at ?? last)}
            onBlur={() => setChosen(null)}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          />
        </label>
      </div>
      <div className={styles.ends} aria-hidden="true">
        <bdi>{days[0]?.label}</bdi>
        <bdi>{days[last]?.label}</bdi>
      </div>
      <details className={styles.details}>
        <summary>{t.asTable}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <section className={styles.table} tabIndex={0} aria-label={common.table}>
          {table}
        </section>
      </details>
    </figure>
  );
}
