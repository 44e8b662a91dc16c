import {
  createColumnHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ExternalListingRow } from '#contract/external-listings/external-listing.ts';
import * as t from '#locales/admin-external.ts';
import * as adminImports from '#locales/admin-imports.ts';
import { formatDay } from '#locales/format.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { formatMonth, monthLabel } from '#src/shared/listings/listing-labels.ts';
import { ListingCell, ProblemsCell, StatusBadge } from './listing-cell.tsx';
import { roomsText, sourceLabel } from './external-labels.tsx';
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
    header: t.columns.listing,
    sortDescFirst: false,
    cell: ({ row }) => <ListingCell listing={row.original} />,
  }),
  column.accessor('source', {
    header: adminImports.source,
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <>
        {sourceLabel(original.source)}
        <span className={styles.soft}>
          <bdi>{original.source_id}</bdi>
        </span>
      </>
    ),
  }),
  column.accessor('monthly_rent', {
    id: 'rent',
    header: t.columns.rent,
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
    header: fieldLabels.status,
    enableSorting: false,
    cell: ({ row }) => <StatusBadge listing={row.original} />,
  }),
  column.accessor('problems', {
    header: t.columns.problems,
    enableSorting: false,
    cell: ({ row }) => <ProblemsCell listing={row.original} />,
  }),
  column.accessor('imported_at', {
    id: 'imported',
    header: t.columns.imported,
    sortDescFirst: true,
    cell: ({ getValue }) => formatDay(getValue()),
  }),
]);
