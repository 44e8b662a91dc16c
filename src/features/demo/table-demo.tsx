import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTable, type SortingState } from '@tanstack/react-table';
import { limits } from '#contract/limits.ts';
import type { ListingSummary } from '#contract/listings/listing.ts';
import * as t from '#locales/demo-pages.ts';
import * as browse from '#locales/browse.ts';
import * as common from '#locales/common.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { listingPageQuery } from '#src/shared/api/listings.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { DemoLayout } from './demo-layout.tsx';
import styles from './demo.module.css';
import { ListingsTable } from './listings-table.tsx';
import { listingColumns, listingTableFeatures } from './table-columns.tsx';
import type { TableSearch } from './table-search.ts';

const pageSize = 10;
const noListings: ListingSummary[] = [];
const sortings: Record<TableSearch['sort'] & string, SortingState> = {
  rent: [{ id: 'monthly_rent', desc: false }],
  newest: [{ id: 'created_at', desc: true }],
};

/** The listings as a table whose sorting and paging are the server's, and whose state is the address. */
export function TableDemo({ search }: { search: TableSearch }) {
  const { page = 1, sort = 'newest' } = search;
  const navigate = useNavigate();
  const result = useQuery(listingPageQuery(useApi(), { page, page_size: pageSize, sort }));
  const total = Math.min(result.data?.total ?? 0, limits.countedItems);
  const table = useTable({
    features: listingTableFeatures,
    columns: listingColumns,
    data: result.data?.items ?? noListings,
    getRowId: ({ id }) => String(id),
    rowCount: total,
    manualPagination: true,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting: sortings[sort], pagination: { pageIndex: page - 1, pageSize } },
    onSortingChange: (change) => {
      const [first] = typeof change === 'function' ? change(sortings[sort]) : change;
      const next = first?.id === 'monthly_rent' ? 'rent' : 'newest';
      void navigate({ to: '/demo/table', search: { sort: next }, resetScroll: false });
    },
  });

  return (
    <DemoLayout title={common.table} lede={t.tableLede}>
      <div className={styles.tableTools}>
        <ChipGroup legend={t.columns} showLegend>
          {table
            .getAllLeafColumns()
            .filter((column) => column.getCanHide())
            .map((column) => (
              <ChipToggle
                key={column.id}
                checked={column.getIsVisible()}
                onChange={(event) => column.toggleVisibility(event.currentTarget.checked)}
              >
                {String(column.columnDef.header)}
              </ChipToggle>
            ))}
        </ChipGroup>
      </div>
      {result.error && (
        <Notice tone="danger" title={browse.roomsFailed} live onRetry={() => void result.refetch()}>
          {formatFailure(result.error)}
        </Notice>
      )}
      <ListingsTable
        table={table}
        loadingRows={result.isPending && !result.error ? pageSize : 0}
        busy={result.isFetching}
      />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        renderLink={(number, link) => (
          <Link
            to="/demo/table"
            search={{ ...search, page: number }}
            resetScroll={false}
            {...link}
          />
        )}
      />
    </DemoLayout>
  );
}
