import styles from './count-badge.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CountBadgeProps {
  count: number;
  /** Such as "unread", for those who only hear the number. */
  label: string;
}

/** How many want attention; nothing when none does. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
