import { Link } from '@tanstack/react-router';
import * as t from '#locales/roomies.ts';
import * as browse from '#locales/browse.ts';
import { ActiveFilters } from '#src/ui/active-filters.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './filters.module.css';
import { changeSearch, widestSearch, type RoomieSearch } from './roomie-search.ts';
import { activeFilters, offeredFilters, type KnownFilters } from './roomie-filters.ts';

interface SearchChipsProps {
  search: RoomieSearch;
  onMove: () => void;
}

/**
 * The filters in force, each a link to the roomies without it, and what the viewer's profile could
 * narrow the list to besides.
 */
export function FilterChips({ search, own, onMove }: SearchChipsProps & { own: KnownFilters }) {
  const link = { resetScroll: false, onClick: onMove, activeOptions: { exact: true } };
  const offered = offeredFilters(search, own);
  return (
    <>
      <ActiveFilters
        filters={activeFilters(search, own)}
        renderLink={(filter, props) => (
          <Link
            to="/roomies"
            search={filter?.search ?? widestSearch(search)}
            {...link}
            {...props}
          />
        )}
      />
      {offered.length > 0 && (
        <ul className={styles.offered} aria-label={t.ownFilters}>
          {offered.map(({ id, label, written = '', search: next }) => (
            <li key={id}>
              <Link to="/roomies" search={next} className={chipLinkClass} {...link}>
                <Icon name={laterIcons.plus} />
                <VisuallyHidden>{t.addFilter}</VisuallyHidden>
                {isolate(label, written)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
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
        {isWithout && <VisuallyHidden>{t.removeFilter}</VisuallyHidden>}
        {t.noConflicts}
        {isWithout && <Icon name="close" />}
      </Link>
      <nav aria-label={browse.sortBy} className={styles.row}>
        <Link
          to="/roomies"
          search={changeSearch(search, { sort: undefined })}
          aria-current={sort === undefined ? 'true' : undefined}
          {...link}
        >
          {browse.sortLabels.fit}
        </Link>
        <Link
          to="/roomies"
          search={changeSearch(search, { sort: 'newest' })}
          aria-current={sort === 'newest' ? 'true' : undefined}
          {...link}
        >
          {browse.sortLabels.newest}
        </Link>
      </nav>
    </div>
  );
}
