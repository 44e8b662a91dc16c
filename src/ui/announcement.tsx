import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** A polite message for screen readers; keep it mounted and change the text. */
export function Announcement({ children }: { children?: ReactNode }) {
  return <output className={styles.hidden}>{children}</output>;
}
