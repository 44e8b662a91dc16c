import { Button } from '#src/ui/button.tsx';
import { formatCount } from '#contract/labels/count.ts';
import type { BulkAct } from '#src/queries/external-listing-writes.ts';
import { actWords } from './external-words.ts';
import styles from './external-listings.module.css';

interface SelectionBarProps {
  /** Ticked boxes, or all that match. */
  count: number;
  total: number;
  isAll: boolean;
  onAll: () => void;
  onClear: () => void;
  onAct: (act: BulkAct) => void;
}

const acts: BulkAct[] = ['published', 'rejected', 'pending', 'deleted'];

/** What can be done with the chosen listings; in sight as long as there are any. */
export function SelectionBar({ count, total, isAll, onAll, onClear, onAct }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label="Chosen listings">
      <p className={styles.barWords}>
        <b>
          {isAll
            ? `All ${formatCount(total, 'listing')} that match`
            : `${formatCount(count, 'listing')} chosen`}
        </b>
        {!isAll && count < total && (
          <Button variant="plain" size="s" onClick={onAll}>
            Choose all {formatCount(total, 'listing')} that match
          </Button>
        )}
        <Button variant="plain" size="s" onClick={onClear}>
          Clear
        </Button>
      </p>
      <div className={styles.barActs}>
        {acts.map((act) => (
          <Button key={act} size="s" variant={looks[act]} onClick={() => onAct(act)}>
            {actWords[act]}
          </Button>
        ))}
      </div>
    </section>
  );
}

const looks = {
  published: 'primary',
  rejected: 'quiet',
  pending: 'quiet',
  deleted: 'danger',
} as const satisfies Record<BulkAct, string>;
