import { Link } from '@tanstack/react-router';
import * as t from '#locales/browse.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import {
  changeSearch,
  offeredSorts,
  type ListingSearch,
  type OfferedSort,
} from './listing-search.ts';
import styles from './chips.module.css';

const labels: Record<OfferedSort, string> = t.sortLabels;

/** The orders on offer, as links. */
export function SortChips({ search }: { search: ListingSearch }) {
  const current = search.sort ?? 'newest';
  const offered = offeredSorts.filter((sort) => sort !== 'distance' || search.lat !== undefined);
  return (
    <nav aria-label={t.sortBy} className={styles.row}>
      {offered.map((sort) => (
        <Link
          key={sort}
          to="/"
          search={changeSearch(search, { sort })}
          resetScroll={false}
          activeOptions={{ exact: true }}
          className={chipLinkClass}
          aria-current={sort === current ? 'true' : undefined}
        >
          {labels[sort]}
        </Link>
      ))}
    </nav>
  );
}
