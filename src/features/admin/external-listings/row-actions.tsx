import { Link } from '@tanstack/react-router';
import type { ExternalListingRow } from '#contract/external-listings/external-listing.ts';
import * as t from '#locales/admin-external.ts';
import type { BulkAction } from '../api/external-listing-writes.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { ExternalSearch } from './external-search.ts';
import styles from './listings-table.module.css';

export type OnRowAction = (action: BulkAction, listing: ExternalListingRow) => void;

interface RowActionsProps {
  listing: ExternalListingRow;
  search: ExternalSearch;
  onAction: OnRowAction;
}

const quickActions = ['published', 'rejected'] as const;

/** The actions on one listing in its row. */
export function RowActions({ listing, search, onAction }: RowActionsProps) {
  const { id, title, status } = listing;
  return (
    <div className={styles.actions}>
      {quickActions
        .filter((action) => action !== status)
        .map((action) => (
          <Button key={action} variant="quiet" size="s" onClick={() => onAction(action, listing)}>
            {t.actionLabels[action]}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        ))}
      <Link
        to="/admin/external-listings"
        search={{ ...search, edit: id }}
        resetScroll={false}
        className={buttonClass({ variant: 'plain', size: 's', square: true })}
        aria-label={t.editRoom({ room: title })}
      >
        <Icon name={laterIcons.edit} />
      </Link>
      <Button
        variant="plain"
        size="s"
        square
        aria-label={t.deleteRoom({ room: title })}
        onClick={() => onAction('deleted', listing)}
      >
        <Icon name={laterIcons.trash} />
      </Button>
    </div>
  );
}
