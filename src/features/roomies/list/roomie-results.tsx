import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { OwnFilters, RoomiePage } from '#contract/matching/calls.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/roomies.ts';
import { formatFailure } from '#src/api/errors.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Pagination } from '#src/ui/pagination.tsx';
import { Results, SlowResults } from '#src/ui/results.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import filters from './filters.module.css';
import { NoRoomies } from './no-roomies.tsx';
import card from './roomie-card.module.css';
import { RoomieCard } from './roomie-card.tsx';
import { changeSearch, widestSearch, type RoomieSearch } from './roomie-search.ts';
import styles from './roomies-page.module.css';
import { widerAreas } from './roomie-filters.ts';
import * as titles from '#locales/titles.ts';

interface RoomieResultsProps {
  search: RoomieSearch;
  result: UseQueryResult<RoomiePage>;
  isScored: boolean;
  /** Something was pressed that leads to other results. */
  onMove: () => void;
}

/** The users a search found, or why there are none to show. */
export function RoomieResults({ search, result, isScored, onMove }: RoomieResultsProps) {
  const { data, error, dataUpdatedAt, isPlaceholderData } = result;
  // When the page before was read stays "now" while the next one comes.
  const [readAtMs, setReadAtMs] = useState(dataUpdatedAt);
  if (dataUpdatedAt > readAtMs) setReadAtMs(dataUpdatedAt);
  if (!data) {
    if (!error) return <RoomiesLoading result={result} />;
    return (
      <LoadFailureView title={t.roomiesFailed} query={result}>
        {common.searchKept({ reason: formatFailure(error) })}
      </LoadFailureView>
    );
  }
  if (data.items.length === 0) {
    const own = { ...data.own_filters, currency: data.budget_currency };
    return <NoRoomies search={search} own={own} total={data.total} onMove={onMove} />;
  }
  return (
    <Results isWaiting={isPlaceholderData}>
      <ul className={styles.grid} aria-label={titles.roomies}>
        {data.items.map((roomie) => (
          <li key={roomie.id}>
            <RoomieCard roomie={roomie} nowMs={readAtMs} isScored={isScored} />
          </li>
        ))}
      </ul>
      {data.total < fewRoomies && (
        <LookFurther search={search} own={data.own_filters} onMove={onMove} />
      )}
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

/** So few that more of them, further away, are worth a line. */
const fewRoomies = 6;

/** Below a short list: larger circles, and everywhere. */
function LookFurther({
  search,
  own,
  onMove,
}: Omit<RoomieResultsProps, 'result' | 'isScored'> & { own: OwnFilters }) {
  const wider = widerAreas(search, own);
  if (wider.length === 0) return null;
  const link = { resetScroll: false, onClick: onMove, className: chipLinkClass };
  return (
    <nav className={filters.further} aria-label={t.lookFurther}>
      {[...wider, { label: t.lookEverywhere, search: widestSearch(search) }].map(
        ({ label, search: next }) => (
          <Link key={label} to="/roomies" search={next} {...link}>
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}

const cards = Array.from({ length: 6 }, (_, index) => `card-${index}`);

/** The roomies are on their way; a word when that takes long or cannot go on. */
function RoomiesLoading({ result }: { result: UseQueryResult }) {
  return (
    <Loading label={t.loadingRoomies}>
      <SlowResults result={result} offline={t.loadLater} />
      <ul className={styles.grid}>
        {cards.map((key) => (
          <li key={key}>
            <RoomieCardSkeleton />
          </li>
        ))}
      </ul>
    </Loading>
  );
}

function RoomieCardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={card.head}>
        <span className={styles.portrait}>
          <Skeleton shape="circle" />
        </span>
        <div className={card.who}>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      </div>
      <div className={card.facts}>
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
      <div className={card.why}>
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
