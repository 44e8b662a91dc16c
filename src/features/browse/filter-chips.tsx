import { Link } from '@tanstack/react-router';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './chips.module.css';
import { changeSearch, type ListingSearch } from './listing-search.ts';
import { activeFilters } from './search-filters.ts';

interface FilterChipsProps {
  search: ListingSearch;
  onMove: () => void;
}

/** The filters in force; pressing one removes it. */
export function FilterChips({ search, onMove }: FilterChipsProps) {
  const filters = activeFilters(search);
  if (filters.length === 0) return null;
  const link = { resetScroll: false, onClick: onMove, activeOptions: { exact: true } };
  return (
    <ul className={`${styles.row} ${styles.filters}`} aria-label="Filters">
      {filters.map(({ id, words, without }) => (
        <li key={id}>
          <Link to="/" search={without} className={chipLinkClass} {...link}>
            <VisuallyHidden>Remove filter: </VisuallyHidden>
            {words}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            to="/"
            search={search.sort ? changeSearch({}, { sort: search.sort }) : {}}
            className={styles.clear}
            {...link}
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
