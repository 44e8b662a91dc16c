import type { ReactNode } from 'react';
import styles from './listings-table.module.css';

interface TickBoxProps {
  checked: boolean;
  /** Some of its items are selected. */
  partly?: boolean;
  onTick: (checked: boolean) => void;
  children: ReactNode;
}

/** A checkbox in a table cell, with a visible or hidden label. */
export function TickBox({ checked, partly = false, onTick, children }: TickBoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = partly;
        }}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}
