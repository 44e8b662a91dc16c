import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { searchLimits as limits } from '#contract/search-limits.ts';
import type { ListingPage, ListingSummary } from '#contract/listings/listing.ts';
import { ListingCard } from '#remotes/listing-card/listing-card.tsx';
import { formatFailure } from '#src/api/errors.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { Results, SlowResults } from '#src/ui/results.tsx';
import { ListingCardSkeleton, Loading } from '#src/ui/skeleton.tsx';
import { changeSearch, type ListingSearch } from './listing-search.ts';
import { NoListings } from './no-listings.tsx';

/** People wait for the images of the first row. */
const priorityCards = 4;

interface ListingResultsProps {
  search: ListingSearch;
  result: UseQueryResult<ListingPage>;
  /** A link to other results was pressed. */
  onMove: () => void;
}

/** One page of the listings found, or why there is none. */
export function ListingResults({ search, result, onMove }: ListingResultsProps) {
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
        {data.items.map((listing, index) => (
          <LinkedCard
            key={listing.id}
            listing={listing}
            nowMs={readAtMs}
            priority={index < priorityCards}
          />
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
  priority: boolean;
}

function LinkedCard({ listing, nowMs, priority }: LinkedCardProps) {
  return (
    <ListingCard
      listing={listing}
      nowMs={nowMs}
      renderLink={(link) => <Link to="/listings/$id" params={{ id: listing.id }} {...link} />}
      photo={<ListingCover cover={listing.cover} priority={priority} />}
      badge={listing.user_id === null ? 'From another site' : undefined}
    />
  );
}
