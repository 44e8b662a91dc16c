import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate, Link } from '@tanstack/react-router';
import { countedUpTo, searchLimits as limits } from '#contract/search-limits.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatTotal } from '#contract/labels/count.ts';
import { listingPageQuery } from '#src/queries/listings.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { RadarBackdrop } from '#src/ui/radar-backdrop.tsx';
import { useResultsFocus } from '#src/ui/use-results-focus.ts';
import { FilterChips } from './filter-chips.tsx';
import { changeSearch, toListingQuery, type ListingSearch } from './listing-search.ts';
import { nearLabel, townOf } from './search-filters.ts';
import { SearchForm } from './search-form.tsx';
import { SortChips } from './sort-chips.tsx';
import { useState } from 'react';
import type { ListingPage, ListingSummary } from '#contract/listings/listing.ts';
import { ListingCard } from '#remotes/listing-card/listing-card.tsx';
import { formatFailure } from '#src/api/errors.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { Results, SlowResults } from '#src/ui/results.tsx';
import { ListingCardSkeleton, Loading } from '#src/ui/skeleton.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { NoListings } from './no-listings.tsx';

/** The home page: search listings, look through them. All of the search lives in the address. */
export function BrowsePage({ search }: { search: ListingSearch }) {
  const query = toListingQuery(search);
  const result = useQuery(listingPageQuery(useApi(), query));
  const navigate = useNavigate();
  const isSettled = !result.isPending && !result.isPlaceholderData;
  const { heading, move, goNow } = useResultsFocus<HTMLSpanElement>(search, isSettled);
  const searchFor = (next: ListingSearch) => {
    move();
    // The same search again changes nothing but where the person is.
    if (JSON.stringify(next) === JSON.stringify(search)) goNow();
    void navigate({ to: '/', search: next, resetScroll: false });
  };

  const total = result.data?.total;
  const title =
    total === undefined
      ? 'Rooms'
      : `${formatTotal(total, countedUpTo(query))} ${total === 1 ? 'room' : 'rooms'}${nearLabel(search)}`;

  return (
    <Page>
      <PageHeader
        backdrop={<RadarBackdrop />}
        title="Find people you would share a kitchen with."
        lede="Rooms and roommates, matched by how you actually live. Every score shows its reasons."
      />
      <SearchForm search={search} onSearch={searchFor} />
      <Section
        id="rooms"
        title={
          <span ref={heading} tabIndex={-1}>
            {isolate(title, townOf(search.place))}
          </span>
        }
        actions={<SortChips search={search} />}
      >
        <FilterChips search={search} onMove={move} />
        <ListingResults search={search} result={result} onMove={move} />
      </Section>
    </Page>
  );
}

interface ListingResultsProps {
  search: ListingSearch;
  result: UseQueryResult<ListingPage>;
  /** A link to other results was pressed. */
  onMove: () => void;
}

/** One page of the listings found, or why there is none. */
function ListingResults({ search, result, onMove }: ListingResultsProps) {
  const { data, error, dataUpdatedAt, isPlaceholderData } = result;
  // "Now" is when the listings were read, so that server and browser render the same.
  const [readAtMs, setReadAtMs] = useState(dataUpdatedAt);
  if (dataUpdatedAt > readAtMs) setReadAtMs(dataUpdatedAt);

  if (!data) {
    if (!error) return <LoadingListings result={result} />;
    return (
      <ErrorView
        heading="h2"
        title="The rooms could not be loaded"
        details={`${error.name}: ${error.message}`}
        onRetry={() => void result.refetch()}
        retrying={result.isFetching}
      >
        {formatFailure(error)} Your search is kept.
      </ErrorView>
    );
  }
  if (data.items.length === 0)
    return <NoListings search={search} total={data.total} onMove={onMove} />;

  const pageCount = Math.ceil(data.total / limits.page.size);
  return (
    <Results isWaiting={isPlaceholderData}>
      <CardGrid label="Rooms">
        {data.items.map((listing) => (
          <LinkedCard key={listing.id} listing={listing} nowMs={readAtMs} />
        ))}
      </CardGrid>
      <Pagination
        page={data.page}
        pageCount={pageCount}
        renderLink={(page, link) => (
          <Link
            to="/"
            search={changeSearch(search, { page })}
            resetScroll={false}
            onClick={onMove}
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
      />
    </Results>
  );
}

const skeletonCards = Array.from({ length: 8 }, (_, index) => `card-${index}`);

function LoadingListings({ result }: { result: UseQueryResult }) {
  return (
    <Loading label="Loading rooms…">
      <SlowResults result={result} offline="Rooms load as soon as you are connected again." />
      <CardGrid label="Rooms">
        {skeletonCards.map((card) => (
          <ListingCardSkeleton key={card} />
        ))}
      </CardGrid>
    </Loading>
  );
}

interface LinkedCardProps {
  listing: ListingSummary;
  nowMs: number;
}

function LinkedCard({ listing, nowMs }: LinkedCardProps) {
  return (
    <ListingCard
      listing={listing}
      nowMs={nowMs}
      renderLink={(link) => <Link to="/listings/$id" params={{ id: listing.id }} {...link} />}
      photo={<ListingCover cover={listing.cover} />}
      badge={listing.user_id === null ? 'From another site' : undefined}
    />
  );
}
