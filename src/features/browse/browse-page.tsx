import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { formatTotal } from '#src/ui/format-total.ts';
import { countedUpTo } from '#contract/search-limits.ts';
import * as t from '#locales/browse.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingPageQuery } from '#src/shared/api/listings.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { RadarBackdrop } from '#src/ui/radar-backdrop.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { DateInput } from '#src/ui/date-input.tsx';
import { SearchBar, SearchSegment } from '#src/ui/search-bar.tsx';
import { CardSectionSkeleton } from '#src/ui/card-section-skeleton.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { useResultsFocus } from '#src/ui/use-results-focus.ts';
import type { AboutRent } from './about-rent.tsx';
import { popularPlacesQuery } from './api/popular-places.ts';
import chips from './chips.module.css';
import { SearchPage } from './lazy-search.ts';
import { ListingResults, type MemberPart } from './listing-results.tsx';
import { isSearched, toListingQuery, type ListingSearch } from './listing-search.ts';
import { PlaceField } from './place-field.tsx';
import { SortChips } from './sort-chips.tsx';
import { useSubmission } from './use-submission.ts';
import styles from './browse-page.module.css';

interface BrowsePageProps {
  search: ListingSearch;
  /** The address as it is, with what could not be read. */
  typed: Parameters<typeof isSearched>[0];
  /** For signed-in users: how well a listing fits; without one, what is new for them or near. */
  Fit: ComponentType<MemberPart>;
}

/** The home page: a welcome, or the results of a search. All of the search lives in the address. */
export function BrowsePage({ search, typed, Fit }: BrowsePageProps) {
  const query = toListingQuery(search);
  const result = useQuery(listingPageQuery(useApi(), query));
  const navigate = useNavigate();
  // Results of the one who was signed in may still be on screen a moment after.
  const session = useSession();
  const ownFit = session === 'signedIn' ? Fit : null;
  const isSettled = !result.isPending && !result.isPlaceholderData;
  const { heading, move, goNow } = useResultsFocus<HTMLSpanElement>(search, isSettled);
  const searchFor = (next: ListingSearch) => {
    move();
    // The same search again changes nothing but where the person is.
    if (JSON.stringify(next) === JSON.stringify(search)) goNow();
    void navigate({ to: '/', search: next, resetScroll: false });
  };

  const total = result.data?.total;
  const count =
    total === undefined
      ? t.rooms
      : t.roomsFound({ count: total, total: formatTotal(total, countedUpTo(query)) });
  const title = (text: ReactNode) => (
    <span ref={heading} tabIndex={-1}>
      {text}
    </span>
  );
  const results = (level: 'h2' | 'h3', about?: AboutRent) => (
    <ListingResults
      search={search}
      result={result}
      heading={level}
      Fit={ownFit}
      onMove={move}
      about={about}
    />
  );

  if (isSearched(typed)) {
    return (
      <Page>
        <Suspense>
          <SearchPage
            search={search}
            typed={typed}
            result={result}
            count={count}
            heading={title}
            onSearch={searchFor}
            onMove={move}
          >
            {(about) => results('h2', about)}
          </SearchPage>
        </Suspense>
      </Page>
    );
  }
  return (
    <Page>
      <div className={styles.welcome}>
        <PageHeader backdrop={<RadarBackdrop />} title={t.headline} lede={t.lede} />
      </div>
      {session !== 'signedOut' && (
        <div className={styles.news}>
          {ownFit ? (
            <Suspense fallback={<LoadingNews />}>
              <Fit part="news" />
            </Suspense>
          ) : (
            <LoadingNews />
          )}
        </div>
      )}
      <SearchForm onSearch={searchFor} />
      {session !== 'signedOut' && (
        <div className={styles.near}>
          {ownFit ? (
            <Suspense fallback={<CardSectionSkeleton />}>
              <Fit part="near" />
            </Suspense>
          ) : (
            <CardSectionSkeleton />
          )}
        </div>
      )}
      <Section id="rooms" title={title(count)} actions={<SortChips search={search} />}>
        {results('h3')}
      </Section>
    </Page>
  );
}

function LoadingNews() {
  return (
    <Loading>
      <Skeleton shape="title" width="short" />
    </Loading>
  );
}

const nowhere: ListingSearch = {};
const shortcuts: { name: string; search: ListingSearch }[] = [
  { name: t.petsWelcome, search: { house_rules: 'pets_welcome' } },
  { name: t.furnished, search: { amenities: 'furnished' } },
  { name: t.noSmoking, search: { house_rules: 'no_smoking' } },
  { name: t.withGarden, search: { amenities: 'garden' } },
];

/** The first search as a form of its own address: without JavaScript the browser sends it by itself. */
function SearchForm({ onSearch }: { onSearch: (search: ListingSearch) => void }) {
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
      <nav aria-label={t.commonSearches} className={chips.shortcuts}>
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
