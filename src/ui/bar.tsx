import styles from './bar.module.css';
import { classes } from './classes.ts';

export interface BarProps {
  /** 0 to 1. */
  share: number;
  conflict?: boolean;
}

/** A share as a bar; decorative, the words beside it say the number. */
export function Bar({ share, conflict = false }: BarProps) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect
        className={classes(styles.fill, conflict && styles.conflict)}
        width={`${Math.min(1, Math.max(0, share)) * 100}%`}
        height="100%"
        rx="4"
      />
    </svg>
  );
}
