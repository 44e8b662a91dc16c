import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Roomie } from '#contract/matching/calls.ts';
import { useApi } from '#src/api/api-context.ts';
import { profileQuery } from '#src/queries/profile.ts';
import { listingPageQuery } from '#src/queries/listings.ts';
import { roomiePageQuery } from '#src/queries/users.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Loading, ListingCardSkeleton } from '#src/ui/skeleton.tsx';
import { nameOf } from '../user-facts.ts';
import { areaOf, roomsNear, townOf, type Area } from './area.ts';
import styles from './near.module.css';
import { RoomCards } from './room-cards.tsx';

const shownRoomies = 4;

/**
 * Who and what is near the area I chose, best fit first, or that there is nothing yet. Users who only
 * offer a room see no rooms.
 */
export function FirstMatches() {
  const { data: profile, isPending } = useQuery(profileQuery(useApi()));
  if (isPending) return <MatchesLoading />;
  const area = profile ? areaOf(profile) : null;
  const isOffering = profile?.intent === 'offering';
  return (
    <div className={styles.stack}>
      {!area && (
        <p>
          <Link to="/profile">
            {isOffering ? 'Say where your place is' : 'Say where you are looking'}
          </Link>
          , and you see who {isOffering ? '' : 'and what '}is near there. Until then, here is
          everybody.
        </p>
      )}
      <Roomies area={area} />
      {!isOffering && <Rooms area={area} />}
    </div>
  );
}

function Roomies({ area }: { area: Area | null }) {
  const { data, isPending } = useQuery(roomiePageQuery(useApi(), { page_size: shownRoomies }));
  if (isPending) return <MatchesLoading />;
  if (!data) return null;
  const { items, own_filters: own, sorted_by: sortedBy } = data;
  const where = area ? ` near ${townOf(area)}` : '';
  if (items.length === 0) {
    if (!area) return null;
    const fits = own.budget?.applied || own.dates?.applied ? ' who fits your budget and dates' : '';
    return (
      <section>
        <h2 className={styles.title}>{isolate(`No roomies${where} yet`, townOf(area))}</h2>
        <p>
          There is nobody within 10 km{fits} so far. Your profile is in the list now, so those who
          come can find you.
        </p>
        <div className={styles.ways}>
          <Link to="/roomies" search={{ radius_km: 50 }} className={quiet}>
            Look within 50 km
          </Link>
          <Link to="/roomies" search={{ everywhere: true }} className={quiet}>
            Look everywhere
          </Link>
        </div>
      </section>
    );
  }
  return (
    <section aria-labelledby="near-roomies">
      <h2 id="near-roomies" className={styles.title}>
        {isolate(
          `${sortedBy === 'fit' ? 'Your first matches' : 'New roomies'}${where}`,
          area ? townOf(area) : '',
        )}
      </h2>
      <ul className={styles.roomies} aria-label="Roomies">
        {items.map((roomie) => (
          <RoomieRow key={roomie.id} roomie={roomie} />
        ))}
      </ul>
    </section>
  );
}

function RoomieRow({ roomie }: { roomie: Roomie }) {
  const { id, age, area, occupation, profile_picture_url, fit } = roomie;
  const score = fit?.score ?? null;
  const name = nameOf(roomie);
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
          label={`Fit ${score} of 100`}
          conflict={fit !== null && fit.conflicts > 0}
        />
      )}
    </li>
  );
}

function Rooms({ area }: { area: Area | null }) {
  const query = area ? roomsNear(area) : { page_size: 4 };
  const { data, dataUpdatedAt, isPending } = useQuery(listingPageQuery(useApi(), query));
  if (isPending) return <MatchesLoading />;
  if (!data) return null;
  if (data.items.length > 0) {
    return (
      <section aria-labelledby="near-rooms">
        <h2 id="near-rooms" className={styles.title}>
          {area ? isolate(`Rooms near ${townOf(area)}`, townOf(area)) : 'The newest rooms'}
        </h2>
        <RoomCards rooms={data.items} nowMs={dataUpdatedAt} label="Rooms" />
      </section>
    );
  }
  if (!area) return null;
  const { name, lat, lng } = area;
  return (
    <section>
      <h2 className={styles.title}>{isolate(`No rooms near ${townOf(area)} yet`, townOf(area))}</h2>
      <p>Nobody offers a room within 10 km so far.</p>
      <div className={styles.ways}>
        <Link to="/" search={{ place: name, lat, lng, radius_km: 50 }} className={quiet}>
          Look within 50 km
        </Link>
        <Link to="/" className={quiet}>
          See all rooms
        </Link>
      </div>
    </section>
  );
}

const quiet = buttonClass({ variant: 'quiet', size: 's' });

function MatchesLoading() {
  return (
    <Loading label="Loading your first matches…">
      <CardGrid>
        <ListingCardSkeleton />
        <ListingCardSkeleton />
      </CardGrid>
    </Loading>
  );
}
