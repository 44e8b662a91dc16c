import { Link } from '@tanstack/react-router';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './filters.module.css';
import { changeSearch, type RoomieSearch } from './roomie-search.ts';

interface OrderChipsProps {
  search: RoomieSearch;
  onMove: () => void;
}

/** The two orders as links, and the switch that leaves people with conflicts out. */
export function OrderChips({ search, onMove }: OrderChipsProps) {
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
