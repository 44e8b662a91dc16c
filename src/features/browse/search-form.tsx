import { Link } from '@tanstack/react-router';
import * as t from '#locales/browse.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { SearchBar, SearchSegment } from '#src/ui/search-bar.tsx';
import styles from './chips.module.css';
import type { ListingSearch } from './listing-search.ts';
import { PlaceField } from './place-field.tsx';
import { useSubmission } from './use-submission.ts';

const nowhere: ListingSearch = {};
const shortcuts: [string, ListingSearch][] = [
  [t.petsWelcome, { house_rules: 'pets_welcome' }],
  [t.furnished, { amenities: 'furnished' }],
  [t.noSmoking, { house_rules: 'no_smoking' }],
  [t.withGarden, { amenities: 'garden' }],
];

/** The first search as a form of its own address: without JavaScript the browser sends it by itself. */
export function SearchForm({ onSearch }: { onSearch: (search: ListingSearch) => void }) {
  const { errors, handlers } = useSubmission(onSearch);
  return (
    <>
      <SearchBar label={t.searchRooms} submitLabel={t.search} {...handlers}>
        <SearchSegment label={t.where} grow>
          {(control) => <PlaceField search={nowhere} control={control} />}
        </SearchSegment>
        <SearchSegment label={t.freeBy}>
          {(control) => <input {...control} type="date" name="available_from" />}
        </SearchSegment>
        <SearchSegment label={t.rentUpTo} error={errors.max_rent}>
          {(control) => (
            <input
              {...control}
              name="max_rent"
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              placeholder={t.any}
            />
          )}
        </SearchSegment>
      </SearchBar>
      <nav aria-label={t.commonSearches} className={styles.shortcuts}>
        {shortcuts.map(([label, search]) => (
          <Link key={label} to="/" search={search} className={chipLinkClass}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
