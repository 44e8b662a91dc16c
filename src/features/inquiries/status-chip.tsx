import type { Inquiry } from '#contract/inquiries/calls.ts';
import * as t from '#locales/inquiries.ts';
import styles from './status-chip.module.css';

export function StatusChip({ inquiry: { side, status } }: { inquiry: Inquiry }) {
  return (
    <span className={styles.chip} data-status={status}>
      {t.statuses[side][status]}
    </span>
  );
}
