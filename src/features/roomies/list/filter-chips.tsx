import { Link } from '@tanstack/react-router';
import { ActiveFilters } from '#src/ui/active-filters.tsx';
import { changeSearch, type RoomieSearch } from './roomie-search.ts';
import { activeFilters } from './search-filters.ts';

interface FilterChipsProps {
  search: RoomieSearch;
  onMove: () => void;
}

/** The filters in force, each a link to the roomies without it. */
export function FilterChips({ search, onMove }: FilterChipsProps) {
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
