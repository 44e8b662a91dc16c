import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { savedNameMax } from '#contract/saved-searches/saved-filters.ts';
import { quoted } from '#locales/browse-later.ts';
import { formatList } from '#locales/format.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { readListingSearch, type ListingSearch } from './listing-search.ts';
import { activeFilters } from './listing-filters.ts';

interface Saved {
  /** The filters, as the contract writes them. */
  search: string;
  currency: string;
}

const read = ({ search }: Saved) =>
  readListingSearch(Object.fromEntries(new URLSearchParams(search)));

/** What is searched, as long as a name may be. */
export function usualName(search: ListingSearch, currency: string | undefined): string {
  // Sentences put the name into quotes: words that were searched for stand in it without.
  const labels = activeFilters(search, currency).map(({ label, written = '' }) =>
    label === quoted({ words: written }) ? written : label,
  );
  return Array.from(formatList(labels)).slice(0, savedNameMax).join('');
}

/** The name that somebody typed, or what is searched, in the language of the page. */
export const readSavedName = (saved: Saved & { name: string; is_named: boolean }): string =>
  saved.is_named ? saved.name : usualName(read(saved), saved.currency) || saved.name;

/** What a saved search looks for, in words; for which group, the list says by its name. */
export function SavedFilters({ saved }: { saved: Saved }) {
  return activeFilters(read(saved), saved.currency)
    .filter(({ id }) => id !== 'group')
    .map(({ id, label, written = '' }, index) => (
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
