import {
  createColumnHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ExternalListingRow } from '#contract/external-listings/external-listing.ts';
import { formatDay } from '#locales/format.ts';
import { formatMonth, monthLabel } from '#src/listing-labels/listing-labels.ts';
import { ListingCell, ProblemsCell, StatusBadge } from './listing-cell.tsx';
import { roomsText } from './external-labels.ts';
import styles from './listings-table.module.css';

export const listingFeatures = tableFeatures({
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

const column = createColumnHelper<typeof listingFeatures, ExternalListingRow>();

/** The data columns; the table adds checkboxes and buttons. */
export const listingColumns = column.columns([
  column.accessor('title', {
    header: 'Listing',
    sortDescFirst: false,
    cell: ({ row }) => <ListingCell listing={row.original} />,
  }),
  column.accessor('source', {
    header: 'Source',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <>
        {original.source}
        <span className={styles.soft} dir="auto">
          {original.source_id}
        </span>
      </>
    ),
  }),
  column.accessor('monthly_rent', {
    id: 'rent',
    header: 'Rent',
    sortDescFirst: false,
    cell: ({ row: { original } }) => (
      <>
        {formatMonth(original)}
        <span className={styles.soft}>{monthLabel(original)}</span>
        <span className={styles.soft}>{roomsText(original)}</span>
      </>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    enableSorting: false,
    cell: ({ row }) => <StatusBadge listing={row.original} />,
  }),
  column.accessor('problems', {
    header: 'Problems',
    enableSorting: false,
    cell: ({ row }) => <ProblemsCell listing={row.original} />,
  }),
  column.accessor('imported_at', {
    id: 'imported',
    header: 'Imported',
    sortDescFirst: true,
    cell: ({ getValue }) => formatDay(getValue()),
  }),
]);
