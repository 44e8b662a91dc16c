import { flexRender, type ReactTable } from '@tanstack/react-table';
import type { ListingSummary } from '#contract/listings/listing.ts';
import * as browse from '#locales/browse.ts';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './demo.module.css';
import type { listingTableFeatures } from './table-columns.tsx';

interface ListingsTableProps {
  table: ReactTable<typeof listingTableFeatures, ListingSummary>;
  /** Rows to keep room for while there is nothing yet. */
  loadingRows: number;
  busy: boolean;
}

/** The markup of the listings table; wide tables scroll inside their frame. */
export function ListingsTable({ table, loadingRows, busy }: ListingsTableProps) {
  const columns = table.getVisibleLeafColumns();
  return (
    // A frame that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.tableFrame} aria-label={browse.rooms} aria-busy={busy} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const { column } = header;
                const sorted = column.getIsSorted();
                return (
                  <th key={header.id} scope="col" aria-sort={sorted ? ariaSort[sorted] : undefined}>
                    {column.getCanSort() ? (
                      <button
                        type="button"
                        className={styles.sort}
                        // One direction each: the server knows no other.
                        onClick={() => column.toggleSorting(column.columnDef.sortDescFirst)}
                      >
                        <table.FlexRender header={header} />
                        <Icon
                          name={
                            column.columnDef.sortDescFirst
                              ? laterIcons.chevronDown
                              : laterIcons.chevronUp
                          }
                        />
                      </button>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getVisibleCells().map((cell) => (
                <td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>
              ))}
            </tr>
          ))}
          {Array.from({ length: loadingRows }, (_, index) => (
            <tr key={index}>
              {columns.map(({ id }) => (
                <td key={id}>
                  <Skeleton width="long" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
