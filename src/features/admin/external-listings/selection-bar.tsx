import * as t from '#locales/admin-external.ts';
import { clear } from '#locales/ui.ts';
import { Button } from '#src/ui/button.tsx';
import type { BulkAction } from '../api/external-listing-writes.ts';
import styles from './external-listings.module.css';

interface SelectionBarProps {
  /** Selected rows, or all matches. */
  count: number;
  total: number;
  isAll: boolean;
  onAll: () => void;
  onClear: () => void;
  onAction: (action: BulkAction) => void;
}

const actions: BulkAction[] = ['published', 'rejected', 'pending', 'deleted'];

/** The actions on selected listings; hidden without a selection. */
export function SelectionBar({ count, total, isAll, onAll, onClear, onAction }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label={t.selection}>
      <p className={styles.barText}>
        <b>{isAll ? t.allSelected({ count: total }) : t.selected({ count })}</b>
        {!isAll && count < total && (
          <Button variant="plain" size="s" onClick={onAll}>
            {t.selectAll({ count: total })}
          </Button>
        )}
        <Button variant="plain" size="s" onClick={onClear}>
          {clear}
        </Button>
      </p>
      <div className={styles.barActions}>
        {actions.map((action) => (
          <Button key={action} size="s" variant={variants[action]} onClick={() => onAction(action)}>
            {t.actionLabels[action]}
          </Button>
        ))}
      </div>
    </section>
  );
}

const variants = {
  published: 'primary',
  rejected: 'quiet',
  pending: 'quiet',
  deleted: 'danger',
} as const satisfies Record<BulkAction, string>;
