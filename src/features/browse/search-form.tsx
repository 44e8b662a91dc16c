import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as t from '#locales/browse.ts';
import { useApi } from '#src/api/api-context.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { DateInput } from '#src/ui/date-input.tsx';
import { SearchBar, SearchSegment } from '#src/ui/search-bar.tsx';
import { popularPlacesQuery } from './api/popular-places.ts';
import styles from './chips.module.css';
import type { ListingSearch } from './listing-search.ts';
import { PlaceField } from './place-field.tsx';
import { useSubmission } from './use-submission.ts';

const nowhere: ListingSearch = {};
const shortcuts: { name: string; search: ListingSearch }[] = [
  { name: t.petsWelcome, search: { house_rules: 'pets_welcome' } },
  { name: t.furnished, search: { amenities: 'furnished' } },
  { name: t.noSmoking, search: { house_rules: 'no_smoking' } },
  { name: t.withGarden, search: { amenities: 'garden' } },
];

/** The first search as a form of its own address: without JavaScript the browser sends it by itself. */
export function SearchForm({ onSearch }: { onSearch: (search: ListingSearch) => void }) {
  const { errors, handlers } = useSubmission(onSearch);
  const { data: towns } = useQuery(popularPlacesQuery(useApi()));
  return (
    <>
      <SearchBar label={t.searchRooms} submitLabel={t.search} {...handlers}>
        <SearchSegment label={t.where} grow>
          {(control) => <PlaceField search={nowhere} control={control} />}
        </SearchSegment>
        <SearchSegment label={t.freeBy}>
          {(control) => <DateInput {...control} name="available_from" />}
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
        {/* All at once, so that no chip moves when the towns come. */}
        {towns &&
          [...towns, ...shortcuts].map(({ name, search }) => (
            <Link
              key={search.place ?? name}
              to="/"
              search={search}
              className={chipLinkClass}
              // Some towns have no name in the language of the screen.
              dir={search.place ? 'auto' : undefined}
            >
              {name}
            </Link>
          ))}
      </nav>
    </>
  );
}
