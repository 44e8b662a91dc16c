import { Link } from '@tanstack/react-router';
import type { Header, ReactTable } from '@tanstack/react-table';
import type { ExternalListingRow } from '#contract/external-listings/external-listing.ts';
import { externalSorts } from '#contract/vocabulary.ts';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { changeSearch, toSorting, type ExternalSearch } from './external-search.ts';
import type { listingFeatures } from './listing-columns.tsx';
import styles from './listings-table.module.css';

type Features = typeof listingFeatures;

interface SortHeaderProps {
  header: Header<Features, ExternalListingRow>;
  table: ReactTable<Features, ExternalListingRow>;
  search: ExternalSearch;
}

/** A column header; a link to sort by it where the server can. */
export function SortHeader({ header, table, search }: SortHeaderProps) {
  const { column } = header;
  const sort = externalSorts.find((each) => each === column.id);
  const title = <table.FlexRender header={header} />;
  if (!sort) {
    return <th scope="col">{title}</th>;
  }
  const current = toSorting(search);
  const isSorted = current.sort === sort;
  const first = column.columnDef.sortDescFirst ? 'desc' : 'asc';
  const other = current.order === 'asc' ? 'desc' : 'asc';
  const next = isSorted ? other : first;
  const isDown = (isSorted ? current.order : first) === 'desc';
  return (
    <th scope="col" aria-sort={isSorted ? sortLabels[current.order] : undefined}>
      <Link
        to="/admin/external-listings"
        search={changeSearch(search, { sort, order: next })}
        resetScroll={false}
        className={styles.sort}
        activeProps={{}}
      >
        {title}
        <Icon name={isDown ? laterIcons.chevronDown : laterIcons.chevronUp} />
      </Link>
    </th>
  );
}

const sortLabels = { asc: 'ascending', desc: 'descending' } as const;
