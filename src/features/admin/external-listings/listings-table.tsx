import { flexRender, useTable, type RowSelectionState } from '@tanstack/react-table';
import type { ExternalListingRow } from '#contract/external-listings/external-listing.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import * as t from '#locales/admin-external.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { externalPageSize, toSorting, type ExternalSearch } from './external-search.ts';
import { listingColumns, listingFeatures } from './listing-columns.tsx';
import styles from './listings-table.module.css';
import { RowActions, type OnRowAction } from './row-actions.tsx';
import { SortHeader } from './sort-header.tsx';
import { TickBox } from './tick-box.tsx';
import * as titles from '#locales/titles.ts';

/** Selected listings, each with its status at that time, so that a change can be undone. */
export type Selection = ReadonlyMap<number, ExternalStatus>;

interface ListingsTableProps {
  items: ExternalListingRow[];
  total: number;
  search: ExternalSearch;
  loading: boolean;
  busy: boolean;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onAction: OnRowAction;
}

/** The table; on phones each row is a card. */
export function ListingsTable(props: ListingsTableProps) {
  const { items, total, search, loading, busy, selection, onSelect, onAction } = props;
  const { sort, order } = toSorting(search);
  const rowSelection = Object.fromEntries([...selection.keys()].map((id) => [id, true as const]));
  const table = useTable({
    features: listingFeatures,
    columns: listingColumns,
    data: items,
    getRowId: ({ id }) => String(id),
    rowCount: total,
    manualPagination: true,
    manualSorting: true,
    state: {
      rowSelection,
      sorting: [{ id: sort, desc: order === 'desc' }],
      pagination: { pageIndex: (search.page ?? 1) - 1, pageSize: externalPageSize },
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      onSelect(selectedBy(next, selection, items));
    },
  });
  const isAll = table.getIsAllPageRowsSelected();

  return (
    <div className={styles.frame} aria-busy={busy}>
      <table className={styles.table} aria-label={titles.externalListings}>
        <thead>
          <tr>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the box has its label */}
            <th scope="col" className={styles.tick}>
              <TickBox
                checked={isAll && items.length > 0}
                partly={!isAll && table.getIsSomePageRowsSelected()}
                onTick={(ticked) => table.toggleAllPageRowsSelected(ticked)}
              >
                <span className={styles.boxLabel}>{t.allOnPage}</span>
              </TickBox>
            </th>
            {table.getHeaderGroups()[0]?.headers.map((header) => (
              <SortHeader key={header.id} header={header} table={table} search={search} />
            ))}
            <th scope="col">
              <VisuallyHidden>{t.columns.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the box has its label */}
              <td className={styles.tick}>
                <TickBox
                  checked={row.getIsSelected()}
                  onTick={(ticked) => row.toggleSelected(ticked)}
                >
                  <VisuallyHidden>{t.select({ room: row.original.title })}</VisuallyHidden>
                </TickBox>
              </td>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} data-column={cell.column.id}>
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </td>
              ))}
              <td data-column="actions">
                <RowActions listing={row.original} search={search} onAction={onAction} />
              </td>
            </tr>
          ))}
          {loading && <LoadingRows />}
        </tbody>
      </table>
    </div>
  );
}

/** The selection after checkboxes of this page changed; keeps the selection of other pages. */
function selectedBy(
  ticked: RowSelectionState,
  before: Selection,
  items: ExternalListingRow[],
): Selection {
  const after = new Map(before);
  for (const { id, status } of items) {
    if (!ticked[id]) after.delete(id);
    else if (!after.has(id)) after.set(id, status);
  }
  return after;
}

function LoadingRows() {
  return Array.from({ length: 8 }, (_, index) => (
    <tr key={index} aria-hidden="true">
      {Array.from({ length: listingColumns.length + 2 }, (__, at) => (
        <td key={at}>
          <Skeleton width="long" />
        </td>
      ))}
    </tr>
  ));
}
