import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { searchLimits as limits } from '#contract/search-limits.ts';
import type { ListingPage } from '#contract/listings/listing.ts';
import { formatFailure } from '#src/api/errors.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Results } from '#src/ui/results.tsx';
import { changeSearch, type ListingSearch } from './listing-search.ts';
import { NoRooms } from './no-rooms.tsx';
import { RoomListCard } from './room-list-card.tsx';
import { RoomsLoading } from './rooms-loading.tsx';

/** Pictures of the first row are what people wait for. */
const priorityCards = 4;

interface RoomResultsProps {
  search: ListingSearch;
  result: UseQueryResult<ListingPage>;
  /** Something was pressed that leads to other results. */
  onMove: () => void;
}

export function RoomResults({ search, result, onMove }: RoomResultsProps) {
  const { data, error, dataUpdatedAt, isPlaceholderData } = result;
  // When the rooms were read is "now" for them: server and browser agree on it.
  const [readAtMs, setReadAtMs] = useState(dataUpdatedAt);
  if (dataUpdatedAt > readAtMs) setReadAtMs(dataUpdatedAt);

  if (!data) {
    if (!error) return <RoomsLoading result={result} />;
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
    return <NoRooms search={search} total={data.total} onMove={onMove} />;

  const pageCount = Math.ceil(data.total / limits.page.size);
  return (
    <Results isWaiting={isPlaceholderData}>
      <CardGrid label="Rooms">
        {data.items.map((room, index) => (
          <RoomListCard
            key={room.id}
            room={room}
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
