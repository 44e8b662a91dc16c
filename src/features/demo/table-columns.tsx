import {
  columnVisibilityFeature,
  createColumnHelper,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { Link } from '@tanstack/react-router';
import type { ListingSummary } from '#contract/listings/listing.ts';
import { formatDay, formatMoney } from '#locales/format.ts';

export const listingTableFeatures = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
});

const column = createColumnHelper<typeof listingTableFeatures, ListingSummary>();

/** The columns of the listings table; the server sorts by rent upwards and by newest, nothing else. */
export const listingColumns = column.columns([
  column.accessor('title', {
    header: 'Room',
    enableHiding: false,
    enableSorting: false,
    cell: ({ row }) => (
      <Link to="/listings/$id" params={{ id: row.original.id }}>
        <bdi>{row.original.title}</bdi>
      </Link>
    ),
  }),
  column.accessor('address', {
    header: 'Address',
    enableSorting: false,
    cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
  }),
  column.accessor('monthly_rent', {
    header: 'Rent',
    sortDescFirst: false,
    cell: ({ row: { original } }) => formatMoney(original.monthly_rent, original.currency),
  }),
  column.accessor('total_bedrooms', {
    header: 'Bedrooms',
    enableSorting: false,
    cell: ({ getValue }) => getValue() ?? 'not said',
  }),
  column.accessor('current_roommates', {
    header: 'Living there',
    enableSorting: false,
    cell: ({ getValue }) => getValue() ?? 'not said',
  }),
  column.accessor('created_at', {
    header: 'Listed',
    sortDescFirst: true,
    cell: ({ getValue }) => formatDay(getValue()),
  }),
]);
