import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { ListingPage } from '#contract/listings/listing.ts';
import type { Roomie, RoomiePage } from '#contract/matching/calls.ts';
import { townPart } from '#contract/places/place-parts.ts';
import * as browse from '#locales/browse.ts';
import * as fitTexts from '#locales/fit.ts';
import * as t from '#locales/roomies.ts';
import * as shellLater from '#locales/shell-later.ts';
import { useApi } from '#src/api/api-context.ts';
import { profileQuery } from '#src/shared/api/profile.ts';
import { listingPageQuery } from '#src/shared/api/listings.ts';
import { roomiePageQuery } from '#src/shared/api/users.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Loading, ListingCardSkeleton } from '#src/ui/skeleton.tsx';
import { displayName } from '../user-facts.ts';
import { profileArea, roomsNearQuery, type Area } from '#src/shared/listings/area.ts';
import styles from './near.module.css';
import { RoomCards } from './room-cards.tsx';
import * as titles from '#locales/titles.ts';

const nearest = { page_size: 4 };
const toProfile = (text: ReactNode) => (
  <Link to="/profile/$section" params={{ section: 'about' }}>
    {text}
  </Link>
);

export interface FirstMatchesProps {
  /** The way to hear of a room near an area that has none. */
  NotifyMe: ComponentType<{ area: Area }>;
}

/**
 * Who and what is near the user's area, best fit first, or that there is nothing yet. Users who only
 * offer a room see no rooms. The children stand below, once all is there.
 */
export function FirstMatches({ NotifyMe, children }: FirstMatchesProps & { children: ReactNode }) {
  const api = useApi();
  const { data: profile, isPending } = useQuery(profileQuery(api));
  const roomies = useQuery(roomiePageQuery(api, nearest));
  const area = profile ? profileArea(profile) : null;
  const isOffering = profile?.intent === 'offering';
  const rooms = useQuery({
    ...listingPageQuery(api, area ? roomsNearQuery(area) : { page_size: 4 }),
    enabled: !isPending && !isOffering,
  });
  // Together, because each part would push away those below it.
  if (isPending || roomies.isLoading || rooms.isLoading) return <MatchesLoading />;
  return (
    <div className={styles.stack}>
      {!area && (
        <p>{(isOffering ? t.sayWhereOffering : t.sayWhereLooking)({ profile: toProfile })}</p>
      )}
      {roomies.data && <Roomies area={area} page={roomies.data} />}
      {rooms.data && (
        <Rooms area={area} page={rooms.data} nowMs={rooms.dataUpdatedAt} NotifyMe={NotifyMe} />
      )}
      {children}
    </div>
  );
}

function Roomies({ area, page }: { area: Area | null; page: RoomiePage }) {
  const { items, own_filters: own, sorted_by: sortedBy } = page;
  const place = area ? townPart(area.name) : '';
  if (items.length === 0) {
    if (!area) return null;
    const isNarrowed = own.budget?.applied || own.dates?.applied;
    return (
      <section>
        <h2 className={styles.title}>{isolate(t.nobodyNear({ place }), place)}</h2>
        <p>{isNarrowed ? t.nobodyWithinFits : t.nobodyWithin}</p>
        <div className={styles.ways}>
          <Link to="/roomies" search={{ radius_km: 50 }} className={quiet}>
            {t.lookWithin({ km: 50 })}
          </Link>
          <Link to="/roomies" search={{ everywhere: true }} className={quiet}>
            {t.lookEverywhere}
          </Link>
        </div>
      </section>
    );
  }
  return (
    <section aria-labelledby="near-roomies">
      <h2 id="near-roomies" className={styles.title}>
        {isolate(sortedBy === 'fit' ? matchesTitle(place) : newTitle(place), place)}
      </h2>
      <ul className={styles.roomies} aria-label={titles.roomies}>
        {items.map((roomie) => (
          <RoomieRow key={roomie.id} roomie={roomie} />
        ))}
      </ul>
    </section>
  );
}

const matchesTitle = (place: string) => (place ? t.bestFitsNear({ place }) : t.bestFits);
const newTitle = (place: string) => (place ? t.newRoomiesNear({ place }) : t.newRoomies);

function RoomieRow({ roomie }: { roomie: Roomie }) {
  const { id, age, area, occupation, profile_picture_url, fit } = roomie;
  const score = fit?.score ?? null;
  const name = displayName(roomie);
  const about = [age, occupation, area].filter(Boolean);
  return (
    <li className={styles.roomie}>
      <Avatar url={profile_picture_url} name={name} size="l" />
      <span className={styles.words}>
        <Link to="/roomies/$id" params={{ id }} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        {about.length > 0 && (
          <span className={styles.soft}>
            {about.map((each, index) => (
              <span key={each}>
                {index > 0 && ' · '}
                <bdi>{each}</bdi>
              </span>
            ))}
          </span>
        )}
      </span>
      {score !== null && (
        <FitRing
          score={score}
          label={fitTexts.fitOf100({ score })}
          conflict={fit !== null && fit.conflicts > 0}
        />
      )}
    </li>
  );
}

interface RoomsProps extends FirstMatchesProps {
  area: Area | null;
  page: ListingPage;
  nowMs: number;
}

function Rooms({ area, page, nowMs, NotifyMe }: RoomsProps) {
  if (page.items.length > 0) {
    return (
      <section aria-labelledby="near-rooms">
        <h2 id="near-rooms" className={styles.title}>
          {area
            ? isolate(t.roomsNear({ place: townPart(area.name) }), townPart(area.name))
            : t.newestRooms}
        </h2>
        <RoomCards rooms={page.items} nowMs={nowMs} label={browse.rooms} />
      </section>
    );
  }
  if (!area) return null;
  const { name, lat, lng } = area;
  return (
    <section>
      <h2 className={styles.title}>
        {isolate(t.noRoomsNear({ place: townPart(area.name) }), townPart(area.name))}
      </h2>
      <p>{t.noRoomsHint}</p>
      <div className={styles.ways}>
        <NotifyMe area={area} />
        <Link to="/" search={{ place: name, lat, lng, radius_km: 50 }} className={quiet}>
          {t.lookWithin({ km: 50 })}
        </Link>
        <Link to="/" className={quiet}>
          {shellLater.seeAllRooms}
        </Link>
      </div>
    </section>
  );
}

const quiet = buttonClass({ variant: 'quiet', size: 's' });

function MatchesLoading() {
  return (
    <Loading label={t.loadingBestFits}>
      <CardGrid>
        <ListingCardSkeleton />
        <ListingCardSkeleton />
      </CardGrid>
    </Loading>
  );
}
