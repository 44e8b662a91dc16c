import {
  columnVisibilityFeature,
  createColumnHelper,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { Link } from '@tanstack/react-router';
import type { ListingSummary } from '#contract/listings/listing.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/demo-pages.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import { fieldLabels } from '#locales/listing-fields.ts';

export const listingTableFeatures = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
});

const column = createColumnHelper<typeof listingTableFeatures, ListingSummary>();

/** The columns of the listings table; the server sorts by rent upwards and by newest, nothing else. */
export const listingColumns = column.columns([
  column.accessor('title', {
    header: common.room,
    enableHiding: false,
    enableSorting: false,
    cell: ({ row }) => (
      <Link to="/listings/$id" params={{ id: row.original.id }}>
        <bdi>{row.original.title}</bdi>
      </Link>
    ),
  }),
  column.accessor('address', {
    header: common.address,
    enableSorting: false,
    cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
  }),
  column.accessor('monthly_rent', {
    header: common.rent,
    sortDescFirst: false,
    cell: ({ row: { original } }) => formatMoney(original.monthly_rent, original.currency),
  }),
  column.accessor('total_bedrooms', {
    header: fieldLabels.total_bedrooms,
    enableSorting: false,
    cell: ({ getValue }) => getValue() ?? t.notSaid,
  }),
  column.accessor('current_roommates', {
    header: t.livingThere,
    enableSorting: false,
    cell: ({ getValue }) => getValue() ?? t.notSaid,
  }),
  column.accessor('created_at', {
    header: t.listed,
    sortDescFirst: true,
    cell: ({ getValue }) => formatDay(getValue()),
  }),
]);
