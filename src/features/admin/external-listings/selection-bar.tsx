import { Button } from '#src/ui/button.tsx';
import { formatCount } from '#contract/labels/count.ts';
import type { BulkAction } from '#src/queries/external-listing-writes.ts';
import { actionLabels } from './external-labels.ts';
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
    <section className={styles.bar} aria-label="Selected listings">
      <p className={styles.barText}>
        <b>
          {isAll
            ? `All ${formatCount(total, 'listing')} that match`
            : `${formatCount(count, 'listing')} selected`}
        </b>
        {!isAll && count < total && (
          <Button variant="plain" size="s" onClick={onAll}>
            Select all {formatCount(total, 'listing')} that match
          </Button>
        )}
        <Button variant="plain" size="s" onClick={onClear}>
          Clear
        </Button>
      </p>
      <div className={styles.barActions}>
        {actions.map((action) => (
          <Button key={action} size="s" variant={variants[action]} onClick={() => onAction(action)}>
            {actionLabels[action]}
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
