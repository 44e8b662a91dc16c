import type { ReactNode } from 'react';
import styles from './manage-external.module.css';

/** A table that scrolls inside its frame, which must then be reachable by keyboard. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
