import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { isolate } from '#src/ui/isolate.tsx';
import { readListingSearch } from './listing-search.ts';
import { activeFilters } from './search-filters.ts';

interface Saved {
  /** The filters, as the contract writes them. */
  search: string;
  currency: string;
}

const read = ({ search }: Saved) =>
  readListingSearch(Object.fromEntries(new URLSearchParams(search)));

/** What a saved search looks for, in words. */
export function SavedFilters({ saved }: { saved: Saved }) {
  return activeFilters(read(saved), saved.currency).map(({ id, label, written = '' }, index) => (
    <Fragment key={id}>
      {index > 0 && ' · '}
      {isolate(label, written)}
    </Fragment>
  ));
}

/** The way to the results of a saved search. */
export function SavedSearchLink({
  saved,
  onOpen,
  children,
}: {
  saved: Saved;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <Link to="/" search={read(saved)} onClick={onOpen}>
      {children}
    </Link>
  );
}
