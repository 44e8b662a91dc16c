import { Link } from '@tanstack/react-router';
import type { Header, ReactTable } from '@tanstack/react-table';
import type { ExternalListingRow } from '#contract/external-listings/external-listing.ts';
import { externalSorts } from '#contract/vocabulary.ts';
import { Icon } from '#src/ui/icon.tsx';
import { changeSearch, sortingOf, type ExternalSearch } from './external-search.ts';
import type { listingFeatures } from './listing-columns.tsx';
import styles from './listings-table.module.css';

type Features = typeof listingFeatures;

interface SortHeaderProps {
  header: Header<Features, ExternalListingRow>;
  table: ReactTable<Features, ExternalListingRow>;
  search: ExternalSearch;
}

/** The head of a column; where the server can sort by it, a link that does, and back. */
export function SortHeader({ header, table, search }: SortHeaderProps) {
  const { column } = header;
  const sort = externalSorts.find((each) => each === column.id);
  const words = <table.FlexRender header={header} />;
  if (!sort) {
    return <th scope="col">{words}</th>;
  }
  const inForce = sortingOf(search);
  const isSorted = inForce.sort === sort;
  const first = column.columnDef.sortDescFirst ? 'desc' : 'asc';
  const other = inForce.order === 'asc' ? 'desc' : 'asc';
  const next = isSorted ? other : first;
  const isDown = (isSorted ? inForce.order : first) === 'desc';
  return (
    <th scope="col" aria-sort={isSorted ? sortWords[inForce.order] : undefined}>
      <Link
        to="/admin/external-listings"
        search={changeSearch(search, { sort, order: next })}
        resetScroll={false}
        className={styles.sort}
        activeProps={{}}
      >
        {words}
        <Icon name={isDown ? 'chevron-down' : 'chevron-up'} />
      </Link>
    </th>
  );
}

const sortWords = { asc: 'ascending', desc: 'descending' } as const;
