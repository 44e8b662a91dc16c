import type { ExternalListingRow } from '#contract/external-listings/external-listing.ts';
import { statusWords } from './external-words.ts';
import styles from '../desk/badges.module.css';

/** What the review decided, and whether moderation keeps it out of sight all the same. */
export function StatusBadge({ listing }: { listing: ExternalListingRow }) {
  const { status, is_hidden: isHidden } = listing;
  return (
    <span className={styles.badges}>
      <span className={styles.badge} data-tone={status}>
        {statusWords[status]}
      </span>
      {isHidden && <span className={styles.badge}>Hidden</span>}
    </span>
  );
}
