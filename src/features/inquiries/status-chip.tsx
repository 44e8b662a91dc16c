import type { Inquiry } from '#contract/inquiries/calls.ts';
import * as t from '#locales/inquiries.ts';
import styles from './status-chip.module.css';

/** Where an inquiry is. Nobody waits for an answer while the other side cannot be reached. */
export function StatusChip({ inquiry }: { inquiry: Inquiry }) {
  const { side, status, is_away: isAway } = inquiry;
  const isOpen = status === 'sent' || status === 'read';
  if (inquiry.is_suspended) return <span className={styles.chip}>{t.suspendedStatus}</span>;
  if (isAway && isOpen) return <span className={styles.chip}>{t.awayStatus}</span>;
  return (
    <span className={styles.chip} data-status={status}>
      {t.statuses[side][status]}
    </span>
  );
}
