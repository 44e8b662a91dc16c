import { Link } from '@tanstack/react-router';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { SearchBar, SearchSegment } from '#src/ui/search-bar.tsx';
import styles from './chips.module.css';
import type { ListingSearch } from './listing-search.ts';
import { PlaceField } from './place-field.tsx';
import { useSubmission } from './use-submission.ts';

const nowhere: ListingSearch = {};
const shortcuts: [string, ListingSearch][] = [
  ['Pets welcome', { house_rules: 'pets_welcome' }],
  ['Furnished', { amenities: 'furnished' }],
  ['No smoking', { house_rules: 'no_smoking' }],
  ['With a garden', { amenities: 'garden' }],
];

/** The first search as a form of its own address: without JavaScript the browser sends it by itself. */
export function SearchForm({ onSearch }: { onSearch: (search: ListingSearch) => void }) {
  const { errors, handlers } = useSubmission(onSearch);
  return (
    <>
      <SearchBar label="Search rooms" submitLabel="Search" {...handlers}>
        <SearchSegment label="Where" grow>
          {(control) => <PlaceField search={nowhere} control={control} />}
        </SearchSegment>
        <SearchSegment label="Free by">
          {(control) => <input {...control} type="date" name="available_from" />}
        </SearchSegment>
        <SearchSegment label="Rent up to" error={errors.max_rent}>
          {(control) => (
            <input
              {...control}
              name="max_rent"
              inputMode="numeric"
              autoComplete="off"
              placeholder="Any"
            />
          )}
        </SearchSegment>
      </SearchBar>
      <nav aria-label="Common searches" className={styles.shortcuts}>
        {shortcuts.map(([label, search]) => (
          <Link key={label} to="/" search={search} className={chipLinkClass}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
