import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Roomie } from '#contract/matching/calls.ts';
import { useApi } from '#src/api/api-context.ts';
import { ListingCard } from '#remotes/listing-card/listing-card.tsx';
import { listingPageQuery } from '#src/queries/listings.ts';
import { roomiePageQuery } from '#src/queries/users.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { Loading, ListingCardSkeleton } from '#src/ui/skeleton.tsx';
import styles from './complete.module.css';

/** The users who fit best; where there are none to show, the newest rooms. */
export function FirstMatches() {
  const { data, isPending } = useQuery(roomiePageQuery(useApi(), { page_size: 4 }));
  if (isPending) return <MatchesLoading />;
  const roomies = data?.items ?? [];
  const isByFit = data?.sorted_by === 'fit';
  if (roomies.length === 0) return <NewestRooms />;
  return (
    <section>
      <h2 className={styles.title}>{isByFit ? 'Your first matches' : 'New roomies'}</h2>
      <ul className={styles.roomies}>
        {roomies.map((roomie) => (
          <RoomieRow key={roomie.id} roomie={roomie} />
        ))}
      </ul>
    </section>
  );
}

function RoomieRow({ roomie }: { roomie: Roomie }) {
  const { id, first_name, age, area, occupation, profile_picture_url, fit } = roomie;
  const score = fit?.score ?? null;
  const about = [age, occupation, area].filter(Boolean);
  return (
    <li className={styles.roomie}>
      <Avatar url={profile_picture_url} name={first_name} size="l" />
      <span className={styles.words}>
        <Link to="/roomies/$id" params={{ id }} className={styles.name}>
          <bdi>{first_name}</bdi>
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

function NewestRooms() {
  const { data, dataUpdatedAt, isPending } = useQuery(listingPageQuery(useApi(), { page_size: 4 }));
  if (isPending) return <MatchesLoading />;
  const rooms = data?.items ?? [];
  if (rooms.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>The newest rooms</h2>
      <CardGrid label="Rooms">
        {rooms.map((room) => (
          <ListingCard
            key={room.id}
            listing={room}
            nowMs={dataUpdatedAt}
            renderLink={(link) => <Link to="/listings/$id" params={{ id: room.id }} {...link} />}
            photo={<ListingCover cover={room.cover} />}
          />
        ))}
      </CardGrid>
    </section>
  );
}

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
