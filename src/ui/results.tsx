import type { ReactNode } from 'react';
import * as t from '#locales/basics.ts';
import { classes } from './classes.ts';
import { Notice } from './notice.tsx';
import styles from './results.module.css';

/** Results, with a light running above them while those of the next search are on their way. */
export function Results({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  return (
    <div className={classes(styles.results, isWaiting && styles.waiting)} aria-busy={isWaiting}>
      {children}
    </div>
  );
}

interface SlowResultsProps {
  /** As React Query tells it. */
  result: { fetchStatus: 'fetching' | 'paused' | 'idle'; failureCount: number };
  /** What is said while there is no connection. */
  offline: string;
}

/** A word when loading takes long or cannot go on. */
export function SlowResults({ result: { fetchStatus, failureCount }, offline }: SlowResultsProps) {
  const isRetrying = failureCount > 0 && fetchStatus === 'fetching';
  if (!isRetrying && fetchStatus !== 'paused') return null;
  return (
    <div className={styles.word}>
      <Notice live>{isRetrying ? t.takesLong : offline}</Notice>
    </div>
  );
}
