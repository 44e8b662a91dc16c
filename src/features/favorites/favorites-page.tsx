import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import * as browse from '#locales/browse.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/marks-later.ts';
import { favorites } from '#locales/marks.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { useApi } from '#src/api/api-context.ts';
import { marksQuery } from '#src/shared/marks/marks-query.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { SlowResults } from '#src/ui/results.tsx';
import { ListingCardSkeleton, Loading } from '#src/ui/skeleton.tsx';
import { ChosenListings, type ChosenListingsProps } from './chosen-listings.tsx';
import { ChosenRoomies, type ChosenRoomiesProps } from './chosen-roomies.tsx';
import { RecentListings } from './recent-listings.tsx';
import styles from './favorites-page.module.css';
import {
  favoritePages,
  listIds,
  type FavoritePage,
  type FavoritesSearch,
} from './favorites-search.ts';
import * as titles from '#locales/titles.ts';

const pageSize = 20;

const labels: Record<FavoritePage, string> = {
  rooms: browse.rooms,
  roomies: titles.roomies,
  recent: t.recentlySeen,
  hidden: t.hiddenRooms,
  hidden_roomies: t.hiddenRoomies,
};

export interface FavoritesPageProps
  extends Pick<ChosenRoomiesProps, 'RoomieCard'>, Pick<ChosenListingsProps, 'RoomFit'> {
  search: FavoritesSearch;
}

/** The user's favorites and what they hid, a page at a time; visitors have theirs in this browser. */
export function FavoritesPage({ search, RoomieCard, RoomFit }: FavoritesPageProps) {
  const session = useSession();
  const result = useQuery({
    ...marksQuery(useApi(), session),
    placeholderData: keepPreviousData,
  });
  const { show = 'rooms' } = search;
  const pages = favoritePages.filter((page) => session === 'signedIn' || !page.includes('roomies'));
  const chosen = useRef<HTMLAnchorElement>(null);
  // On phones the row of chips is longer than the screen, and grows once one is signed in.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each time the row changes
  }, [show, pages.length]);
  return (
    <Page>
      <PageHeader title={favorites} lede={t.lede} />
      <nav aria-label={t.which} className={styles.pages}>
        <div className={styles.chips}>
          {pages.map((page) => (
            <Link
              key={page}
              to="/favorites"
              search={page === 'rooms' ? {} : { show: page }}
              activeOptions={{ exact: true }}
              className={chipLinkClass}
              aria-current={page === show ? 'true' : undefined}
              ref={page === show ? chosen : undefined}
            >
              {labels[page]}
            </Link>
          ))}
        </div>
      </nav>
      {session !== 'signedIn' && show !== 'recent' && (
        <div className={styles.note}>
          <Notice>{t.keptHere}</Notice>
        </div>
      )}
      {show === 'recent' ? (
        <RecentListings RoomFit={RoomFit} />
      ) : result.data ? (
        <Chosen
          search={search}
          ids={listIds(result.data, show)}
          RoomieCard={RoomieCard}
          RoomFit={RoomFit}
        />
      ) : result.error ? (
        <LoadFailureView title={t.failed} query={result} />
      ) : (
        <Loading label={t.loading}>
          <SlowResults result={result} offline={common.loadLater} />
          <CardGrid>
            {['a', 'b', 'c', 'd'].map((card) => (
              <ListingCardSkeleton key={card} />
            ))}
          </CardGrid>
        </Loading>
      )}
    </Page>
  );
}

function Chosen({ search, ids: all, RoomieCard, RoomFit }: FavoritesPageProps & { ids: number[] }) {
  const { show = 'rooms', page = 1 } = search;
  const pageCount = Math.max(1, Math.ceil(all.length / pageSize));
  if (all.length === 0) return <Nothing show={show} />;
  const pageSearch = (number: number): FavoritesSearch => ({
    ...(show !== 'rooms' && { show }),
    ...(number > 1 && { page: number }),
  });
  // The last one of the last page was removed, or the address names a page that never was.
  if (page > pageCount) return <Navigate to="/favorites" search={pageSearch(pageCount)} replace />;
  const ids = all.slice((page - 1) * pageSize, page * pageSize);
  return (
    <>
      {show === 'rooms' && all.length > 1 && (
        <div className={styles.compare}>
          <Link to="/favorites/compare" className={buttonClass({ variant: 'quiet', size: 's' })}>
            {titles.compareRooms}
          </Link>
        </div>
      )}
      {show === 'roomies' || show === 'hidden_roomies' ? (
        <ChosenRoomies ids={ids} label={labels[show]} RoomieCard={RoomieCard} />
      ) : (
        <ChosenListings
          ids={ids}
          label={labels[show]}
          RoomFit={RoomFit}
          withNotes={show === 'rooms'}
        />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        renderLink={(number, link) => (
          <Link to="/favorites" search={pageSearch(number)} {...link} />
        )}
      />
    </>
  );
}

function Nothing({ show }: { show: FavoritePage }) {
  const rooms = (
    <Link to="/" search={{}} className={buttonClass()}>
      {common.findRooms}
    </Link>
  );
  const roomies = (
    <Link to="/roomies" className={buttonClass()}>
      {common.meetRoomies}
    </Link>
  );
  if (show === 'rooms') {
    return (
      <EmptyState icon="heart" title={t.noRooms} actions={rooms}>
        {t.noRoomsHint}
      </EmptyState>
    );
  }
  if (show === 'roomies') {
    return (
      <EmptyState icon="heart" title={t.noRoomies} actions={roomies}>
        {t.noRoomiesHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="hide" title={t.nothingHidden} actions={show === 'hidden' ? rooms : roomies}>
      {t.nothingHiddenHint}
    </EmptyState>
  );
}
