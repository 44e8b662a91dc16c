import { Link } from '@tanstack/react-router';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './filters.module.css';
import { changeSearch, type RoomieSearch } from './roomie-search.ts';
import { activeFilters } from './search-filters.ts';

interface ActiveFiltersProps {
  search: RoomieSearch;
  onMove: () => void;
}

/** The filters in force; pressing one removes it. */
export function ActiveFilters({ search, onMove }: ActiveFiltersProps) {
  const filters = activeFilters(search);
  if (filters.length === 0) return null;
  const { sort, no_conflicts } = search;
  const link = { resetScroll: false, onClick: onMove, activeOptions: { exact: true } };
  return (
    <ul className={`${styles.row} ${styles.active}`} aria-label="Filters">
      {filters.map(({ id, words, without }) => (
        <li key={id}>
          <Link to="/roomies" search={without} className={chipLinkClass} {...link}>
            <VisuallyHidden>Remove filter: </VisuallyHidden>
            {words}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            to="/roomies"
            search={changeSearch({}, { sort, no_conflicts })}
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
