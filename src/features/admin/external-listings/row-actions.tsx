import { Link } from '@tanstack/react-router';
import type { ExternalListingRow } from '#contract/external-listings/external-listing.ts';
import type { BulkAct } from '#src/queries/external-listing-writes.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { actWords } from './external-words.ts';
import type { ExternalSearch } from './external-search.ts';
import styles from './listings-table.module.css';

export type RowAct = (act: BulkAct, listing: ExternalListingRow) => void;

interface RowActionsProps {
  listing: ExternalListingRow;
  search: ExternalSearch;
  onAct: RowAct;
}

const offered = ['published', 'rejected'] as const;

/** What can be done with one listing without opening it. */
export function RowActions({ listing, search, onAct }: RowActionsProps) {
  const { id, title, status } = listing;
  return (
    <div className={styles.actions}>
      {offered
        .filter((act) => act !== status)
        .map((act) => (
          <Button key={act} variant="quiet" size="s" onClick={() => onAct(act, listing)}>
            {actWords[act]}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        ))}
      <Link
        to="/admin/external-listings"
        search={{ ...search, edit: id }}
        resetScroll={false}
        className={buttonClass({ variant: 'plain', size: 's', square: true })}
        aria-label={`Edit ${title}`}
      >
        <Icon name="edit" />
      </Link>
      <Button
        variant="plain"
        size="s"
        square
        aria-label={`Delete ${title}`}
        onClick={() => onAct('deleted', listing)}
      >
        <Icon name="trash" />
      </Button>
    </div>
  );
}
