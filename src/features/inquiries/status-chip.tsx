import type { Inquiry } from '#contract/inquiries/calls.ts';
import styles from './status-chip.module.css';
import { statusLabels } from './inquiry-labels.ts';

export function StatusChip({ inquiry: { side, status } }: { inquiry: Inquiry }) {
  return (
    <span className={styles.chip} data-status={status}>
      {statusLabels[side][status]}
    </span>
  );
}
