import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { RoomiePage } from '#contract/matching/calls.ts';
import { failureWords } from '#src/api/failure-words.ts';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Results } from '#src/ui/results.tsx';
import { NoRoomies } from './no-roomies.tsx';
import { RoomieCard } from './roomie-card.tsx';
import { changeSearch, type RoomieSearch } from './roomie-search.ts';
import { RoomiesLoading } from './roomies-loading.tsx';
import styles from './roomies-page.module.css';

interface RoomieResultsProps {
  search: RoomieSearch;
  result: UseQueryResult<RoomiePage>;
  isScored: boolean;
  /** Something was pressed that leads to other results. */
  onMove: () => void;
}

/** The people a search found, or why there are none to show. */
export function RoomieResults({ search, result, isScored, onMove }: RoomieResultsProps) {
  const { data, error, dataUpdatedAt, isPlaceholderData } = result;
  // When the page before was read stays "now" while the next one comes.
  const [readAtMs, setReadAtMs] = useState(dataUpdatedAt);
  if (dataUpdatedAt > readAtMs) setReadAtMs(dataUpdatedAt);
  if (!data) {
    if (!error) return <RoomiesLoading result={result} />;
    return (
      <ErrorView
        heading="h2"
        title="The roomies could not be loaded"
        details={`${error.name}: ${error.message}`}
        onRetry={() => void result.refetch()}
        retrying={result.isFetching}
      >
        {failureWords(error)} Your search is kept.
      </ErrorView>
    );
  }
  if (data.items.length === 0) {
    return <NoRoomies search={search} total={data.total} onMove={onMove} />;
  }
  return (
    <Results isWaiting={isPlaceholderData}>
      <ul className={styles.grid} aria-label="Roomies">
        {data.items.map((person) => (
          <li key={person.id}>
            <RoomieCard person={person} nowMs={readAtMs} isScored={isScored} />
          </li>
        ))}
      </ul>
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / limits.page.size)}
        renderLink={(page, link) => (
          <Link
            to="/roomies"
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
