import { classes } from './classes.ts';
import styles from './steps.module.css';
import hidden from './visually-hidden.module.css';

export interface StepsProps {
  /** How many are done or under way. */
  current: number;
  total: number;
  /** Such as "Question 4 of 12". */
  label: string;
}

/** How far along, one segment for each step. */
export function Steps({ current, total, label }: StepsProps) {
  return (
    <div>
      <progress className={hidden.hidden} aria-label={label} value={current} max={total} />
      <div className={styles.steps} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={classes(styles.step, index < current && styles.done)} />
        ))}
      </div>
    </div>
  );
}
