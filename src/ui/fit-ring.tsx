import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './fit-ring.module.css';

export interface FitRingProps {
  /** 0 to 100. */
  score: number;
  /** s stands beside its number, m and l hold it. */
  size?: 's' | 'm' | 'l';
  /** Stands in the ring instead of the number. */
  children?: ReactNode;
  /** Read instead of the bare number; without it the words beside the ring must say the score. */
  label?: string;
  conflict?: boolean;
}

const strokes = { s: 22, m: 11, l: 9 };

/** A score as a ring that closes clockwise. */
export function FitRing(props: FitRingProps) {
  const { score, size = 'm', label, conflict = false, children } = props;
  const stroke = strokes[size];
  const circle = { cx: 60, cy: 60, r: 60 - stroke / 2, fill: 'none', strokeWidth: stroke };
  const shown = Math.round(score);
  return (
    <span
      className={classes(styles.ring, styles[size], conflict && styles.conflict)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <svg className={styles.drawing} viewBox="0 0 120 120">
        <circle className={styles.track} {...circle} />
        {score > 0 && (
          <circle
            className={styles.arc}
            {...circle}
            pathLength={100}
            strokeDasharray={`${score} 100`}
            strokeLinecap={size === 's' ? 'butt' : 'round'}
          />
        )}
      </svg>
      {children ?? (size !== 's' && <span className={styles.score}>{shown}</span>)}
    </span>
  );
}
