import { Link } from '@tanstack/react-router';
import { ActiveFilters } from '#src/ui/active-filters.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './filters.module.css';
import { changeSearch, type RoomieSearch } from './roomie-search.ts';
import { activeFilters } from './search-filters.ts';

interface SearchChipsProps {
  search: RoomieSearch;
  onMove: () => void;
}

/** The filters in force, each a link to the roomies without it. */
export function FilterChips({ search, onMove }: SearchChipsProps) {
  const { sort, no_conflicts } = search;
  return (
    <ActiveFilters
      filters={activeFilters(search)}
      renderLink={(filter, link) => (
        <Link
          to="/roomies"
          search={filter?.without ?? changeSearch({}, { sort, no_conflicts })}
          resetScroll={false}
          onClick={onMove}
          activeOptions={{ exact: true }}
          {...link}
        />
      )}
    />
  );
}

/** The two orders as links, and the switch that leaves users with conflicts out. */
export function OrderChips({ search, onMove }: SearchChipsProps) {
  const link = {
    className: chipLinkClass,
    resetScroll: false,
    onClick: onMove,
    activeOptions: { exact: true },
  };
  const { sort, no_conflicts: isWithout } = search;
  return (
    <div className={styles.row}>
      <Link
        to="/roomies"
        search={changeSearch(search, { no_conflicts: isWithout ? undefined : true })}
        aria-current={isWithout ? 'true' : undefined}
        {...link}
      >
        {isWithout && <VisuallyHidden>Remove filter: </VisuallyHidden>}
        No conflicts
        {isWithout && <Icon name="close" />}
      </Link>
      <nav aria-label="Sort by" className={styles.row}>
        <Link
          to="/roomies"
          search={changeSearch(search, { sort: undefined })}
          aria-current={sort === undefined ? 'true' : undefined}
          {...link}
        >
          Best fit
        </Link>
        <Link
          to="/roomies"
          search={changeSearch(search, { sort: 'newest' })}
          aria-current={sort === 'newest' ? 'true' : undefined}
          {...link}
        >
          Newest
        </Link>
      </nav>
    </div>
  );
}
