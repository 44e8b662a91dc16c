import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
import type { ChangedFavorite, News, NewsKind } from '#contract/news/news.ts';
import { townPart } from '#contract/places/place-parts.ts';
import { tryAgain } from '#locales/basics.ts';
import * as common from '#locales/common.ts';
import { formatDay, formatMoney, formatNumber } from '#locales/format.ts';
import { aRoom } from '#locales/marks-later.ts';
import * as t from '#locales/news.ts';
import { hidden, hiddenSince } from '#locales/notices.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { newsQuery, useDismissNews } from '#src/shared/api/news.ts';
import { useHidings } from '#src/shared/api/safety.ts';
import { profileQuery } from '#src/shared/api/profile.ts';
import { formatSlot } from '#src/shared/viewings/slot-times.ts';
import { Button } from '#src/ui/button.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Section } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { showToast } from '#src/ui/toast.ts';
import { writeCount } from '#src/shared/api/saved-searches.ts';
import { profileArea, type Area } from '#src/shared/listings/area.ts';
import { NewsTile } from './news-tile.tsx';
import { useNewRooms } from './use-new-rooms.ts';
import styles from './news.module.css';

/**
 * On the home page of a signed-in user: what is new since they last looked. As high with four news as
 * with none, so that nothing below it moves.
 */
export function HomeNews() {
  const api = useApi();
  const { data: profile, error: profileError } = useQuery(profileQuery(api));
  const { data: news, error, refetch, isFetching } = useQuery(newsQuery(api));
  const area = profile ? profileArea(profile) : null;
  const rooms = useNewRooms(area, profile?.id, news?.rooms_since);
  const heading = useRef<HTMLSpanElement>(null);
  const title = (
    <span ref={heading} tabIndex={-1}>
      {t.newForYou}
    </span>
  );
  const section = (content: ReactNode) => (
    <Section title={title}>
      <div className={styles.row}>{content}</div>
    </Section>
  );
  if (!news && error) {
    return section(
      <p className={styles.quiet}>
        {`${t.newsFailed}. ${formatFailure(error)} `}
        <Button size="s" variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      </p>,
    );
  }
  // Without the profile there are no rooms near, but all other news.
  if (!news || (!profile && !profileError) || rooms === 'loading') {
    return section(
      <Loading>
        <Skeleton shape="button" width="half" />
      </Loading>,
    );
  }
  return section(
    <Tiles news={news} area={area} rooms={rooms} onGone={() => heading.current?.focus()} />,
  );
}

interface TilesProps {
  news: News;
  area: Area | null;
  /** Rooms near the area that are new; `isMore` when there are more than were counted. */
  rooms: { count: number; isMore: boolean; newest: string };
  /** Called when a tile that may have had the focus goes. */
  onGone: () => void;
}

function Tiles({ news, area, rooms, onGone }: TilesProps) {
  const { mutate } = useDismissNews();
  const dismiss = (kind: NewsKind) => () => {
    onGone();
    mutate(
      { kind, news },
      {
        onError: (error) =>
          showToast({ kind: 'error', message: t.notDismissed, description: formatFailure(error) }),
      },
    );
  };
  const { favorites, inquiries, saved_searches: found } = news;
  const {
    next_viewing: viewing = null,
    ended_viewing: ended = null,
    asked_wish: wish = null,
  } = news;
  const roomies = area ? news.roomies : 0;
  const [hiding] = useHidings();
  if (
    !hiding &&
    !viewing &&
    !wish &&
    !ended &&
    rooms.count + favorites.count + inquiries + found.rooms + roomies === 0
  ) {
    return (
      <p className={styles.quiet}>
        <strong>{t.nothingNew}</strong>
        {t.nothingNewHint}
      </p>
    );
  }
  return (
    <ul className={styles.tiles}>
      {hiding && (
        <NewsTile
          icon="alert"
          title={hidden({ title: hiding.target_label })}
          written={hiding.target_label}
          details={`${hiddenSince({ day: formatDay(hiding.created_at) })} ${t.seeWhyHidden}`}
          renderLink={(link) => <Link to="/listings" {...link} />}
        />
      )}
      {viewing && (
        <NewsTile
          icon="calendar"
          title={t.nextViewing({ moment: formatSlot(viewing) })}
          details={viewing.asks_whether_coming ? t.areYouComing : <bdi>{viewing.title}</bdi>}
          renderLink={(link) => (
            <Link to="/inquiries/$id" params={{ id: viewing.inquiry_id }} {...link} />
          )}
        />
      )}
      {wish && (
        <NewsTile
          icon="calendar"
          title={t.wishWaits({ moment: formatSlot(wish) })}
          details={<bdi>{wish.title}</bdi>}
          renderLink={(link) => (
            <Link to="/inquiries/$id" params={{ id: wish.inquiry_id }} {...link} />
          )}
        />
      )}
      {ended && (
        <NewsTile
          icon="calendar"
          title={common.didItHappen}
          details={<bdi>{ended.title}</bdi>}
          renderLink={(link) => (
            <Link to="/inquiries/$id" params={{ id: ended.inquiry_id }} {...link} />
          )}
        />
      )}
      {inquiries > 0 && (
        <NewsTile
          icon="message"
          title={common.inquiriesWait({ count: inquiries })}
          details={t.inquiriesHint}
          renderLink={(link) => <Link to="/inquiries" {...link} />}
          onDismiss={dismiss('inquiries')}
        />
      )}
      {favorites.count > 0 && (
        <NewsTile
          icon="heart"
          title={t.favoritesChanged({ count: favorites.count })}
          details={favorites.items[0] && describeFavorite(favorites.items[0])}
          renderLink={(link) => <Link to="/favorites" {...link} />}
          onDismiss={dismiss('favorites')}
        />
      )}
      {found.rooms > 0 && (
        <NewsTile
          icon={laterIcons.bell}
          title={t.foundBySearches({ count: found.rooms, total: writeCount(found.rooms) })}
          details={t.inSearches({ count: found.searches })}
          renderLink={(link) => <Link to="/saved-searches" {...link} />}
          onDismiss={dismiss('saved_searches')}
        />
      )}
      {rooms.count > 0 && area && (
        <NewsTile
          icon={laterIcons.home}
          title={t.newRoomsNear({
            count: rooms.count,
            total: formatNumber(rooms.count) + (rooms.isMore ? '+' : ''),
            town: townPart(area.name),
          })}
          written={townPart(area.name)}
          details={<bdi>{rooms.newest}</bdi>}
          renderLink={(link) => (
            <Link
              to="/"
              search={{ place: area.name, lat: area.lat, lng: area.lng, sort: 'newest' }}
              {...link}
            />
          )}
          onDismiss={dismiss('rooms')}
        />
      )}
      {roomies > 0 && area && (
        <NewsTile
          icon="people"
          title={t.newRoomiesNear({ count: roomies, town: townPart(area.name) })}
          written={townPart(area.name)}
          details={t.newRoomiesHint}
          renderLink={(link) => (
            <Link
              to="/roomies"
              search={{ place: area.name, lat: area.lat, lng: area.lng, sort: 'newest' }}
              {...link}
            />
          )}
          onDismiss={dismiss('roomies')}
        />
      )}
    </ul>
  );
}

/** What changed about a favorite: its state, or else its rent. */
function describeFavorite({ title, now, was }: ChangedFavorite): ReactNode {
  return (
    <>
      <bdi>{title || aRoom}</bdi>:{' '}
      {now.state === was.state ? rentChange(now, was) : t.stateChanged[now.state]}
    </>
  );
}

type Offer = ChangedFavorite['now'];

function rentChange(now: Offer, was: Offer): string {
  const formatOfferRent = ({ total, currency }: Offer) =>
    total === null || currency === null ? '' : formatMoney(total, currency);
  return t.rentChanged({ now: formatOfferRent(now), was: formatOfferRent(was) });
}
