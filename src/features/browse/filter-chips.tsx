import { Link } from '@tanstack/react-router';
import { ActiveFilters } from '#src/ui/active-filters.tsx';
import { changeSearch, type ListingSearch } from './listing-search.ts';
import { activeFilters } from './listing-filters.ts';

interface FilterChipsProps {
  search: ListingSearch;
  /** Currency of the rents, if known. */
  currency: string | undefined;
  onMove: () => void;
}

/** The filters in force, each a link to the listings without it. */
export function FilterChips({ search, currency, onMove }: FilterChipsProps) {
  return (
    <ActiveFilters
      filters={activeFilters(search, currency)}
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
