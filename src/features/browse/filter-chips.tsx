import { Link } from '@tanstack/react-router';
import { ActiveFilters } from '#src/ui/active-filters.tsx';
import { changeSearch, type ListingSearch } from './listing-search.ts';
import { activeFilters } from './search-filters.ts';

interface FilterChipsProps {
  search: ListingSearch;
  onMove: () => void;
}

/** The filters in force, each a link to the listings without it. */
export function FilterChips({ search, onMove }: FilterChipsProps) {
  return (
    <ActiveFilters
      filters={activeFilters(search)}
      renderLink={(filter, link) => (
        <Link
          to="/"
          search={filter?.without ?? changeSearch({}, { sort: search.sort })}
          resetScroll={false}
          onClick={onMove}
          activeOptions={{ exact: true }}
          {...link}
        />
      )}
    />
  );
}
