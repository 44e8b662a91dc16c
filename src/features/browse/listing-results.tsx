import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState, type ComponentType } from 'react';
import type { ListingFitSummary } from '#contract/matching/listing-fit.ts';
import type { ListingPage, ListingSummary } from '#contract/listings/listing.ts';
import { searchLimits } from '#contract/search-limits.ts';
import * as t from '#locales/browse.ts';
import { ListingCard } from '#src/shared/listings/listing-card.tsx';
import { confirmedTodayNote } from '#src/shared/listings/confirmed-today.ts';
import { siteBadge } from '#src/shared/listings/site-badge.tsx';
import { formatFailure } from '#src/api/errors.ts';
import { MarkButtons } from '#src/shared/marks/mark-buttons.tsx';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Results, SlowResults } from '#src/ui/results.tsx';
import { ListingCardSkeleton, Loading } from '#src/ui/skeleton.tsx';
import type { AboutRent } from './about-rent.tsx';
import { changeSearch, type ListingSearch } from './listing-search.ts';
import { NoListings } from './lazy-search.ts';
import styles from './browse-page.module.css';

/** What signed-in users see besides: something of a listing, or a part of the home page. */
export type MemberPart = { fit: ListingFitSummary } | { part: 'news' | 'near' };

interface ListingResultsProps {
  search: ListingSearch;
  result: UseQueryResult<ListingPage>;
  /** The level of the cards' headings. */
  heading: 'h2' | 'h3';
  /** How well a listing fits, below its card; null for visitors. */
  Fit: ComponentType<MemberPart> | null;
  /** A link to other results was pressed. */
  onMove: () => void;
  /** What a rent in another currency is about. */
  about: AboutRent | undefined;
}

/** One page of the listings found, or why there is none. */
export function ListingResults({
  search,
  result,
  heading,
  Fit,
  onMove,
  about,
}: ListingResultsProps) {
  const { data, error, dataUpdatedAt, isPlaceholderData } = result;
  // "Now" is when the listings were read, so that server and browser render the same.
  const [readAtMs, setReadAtMs] = useState(dataUpdatedAt);
  if (dataUpdatedAt > readAtMs) setReadAtMs(dataUpdatedAt);
  /** Until the results of the next search are there, those of the one before are shown. */
  const [shownSearch, setShownSearch] = useState(isPlaceholderData ? null : search);
  if (data && !isPlaceholderData && shownSearch !== search) setShownSearch(search);

  if (!data) {
    if (!error) return <LoadingListings result={result} />;
    return (
      <LoadFailureView heading={heading} title={t.roomsFailed} query={result}>
        {formatFailure(error)} {t.searchIsKept}
      </LoadFailureView>
    );
  }
  if (data.items.length === 0) {
    return (
      <Suspense>
        <NoListings search={search} page={data} heading={heading} onMove={onMove} />
      </Suspense>
    );
  }

  const note = confirmedTodayNote(data.items, readAtMs);
  const pageCount = Math.ceil(data.total / searchLimits.page.size);
  return (
    <Results isWaiting={isPlaceholderData}>
      {/* In another order, cards would move; new ones stand where they are. */}
      <CardGrid key={JSON.stringify(shownSearch)} label={t.rooms} note={note}>
        {data.items.map((listing) => (
          <LinkedCard
            key={listing.id}
            listing={listing}
            nowMs={readAtMs}
            heading={heading}
            search={search}
            Fit={Fit}
            about={about}
            isConfirmedAbove={note !== null}
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
    <Loading label={t.loadingRooms}>
      <SlowResults result={result} offline={t.roomsLoadLater} />
      <CardGrid label={t.rooms} note={null}>
        {skeletonCards.map((card) => (
          <ListingCardSkeleton key={card} />
        ))}
      </CardGrid>
    </Loading>
  );
}

interface LinkedCardProps extends Pick<
  ListingResultsProps,
  'heading' | 'search' | 'Fit' | 'about'
> {
  listing: ListingSummary;
  nowMs: number;
  isConfirmedAbove: boolean;
}

function LinkedCard(props: LinkedCardProps) {
  const { listing, nowMs, isConfirmedAbove, heading, search, Fit, about } = props;
  return (
    <>
      <ListingCard
        listing={listing}
        nowMs={nowMs}
        about={about?.(listing)}
        isConfirmedAbove={isConfirmedAbove}
        heading={heading}
        renderLink={(link) => (
          <Link
            to="/listings/$id"
            params={{ id: listing.id }}
            state={{ results: search }}
            {...link}
          />
        )}
        photo={<ListingCover cover={listing.cover} />}
        badge={siteBadge(listing, t.fromAnotherSite)}
      />
      <MarkButtons kind="listings" id={listing.id} title={listing.title} onCard />
      <div className={styles.fit}>
        {Fit && listing.fit && (
          <Suspense>
            <Fit fit={listing.fit} />
          </Suspense>
        )}
      </div>
    </>
  );
}
