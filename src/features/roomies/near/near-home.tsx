import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { townPart } from '#contract/places/place-parts.ts';
import * as t from '#locales/roomies.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingPageQuery } from '#src/shared/api/listings.ts';
import { profileQuery } from '#src/shared/api/profile.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { CardSectionSkeleton } from '#src/ui/card-section-skeleton.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Section } from '#src/ui/page-layout.tsx';
import { profileArea, roomsNearQuery, type Area } from '#src/shared/listings/area.ts';
import { RoomCards } from './room-cards.tsx';

const toProfile = (text: ReactNode) => (
  <Link to="/profile/$section" params={{ section: 'about' }}>
    {text}
  </Link>
);

/**
 * On the home page: a few rooms near the area of the signed-in user. Its place is kept while it
 * loads, so it always shows something.
 */
export function NearHome() {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery(useApi()));
  if (!profile)
    return error ? <Away {...{ error, refetch, isFetching }} /> : <CardSectionSkeleton />;
  const area = profileArea(profile);
  if (area) return <NearArea area={area} />;
  return (
    <EmptyState icon={laterIcons.pin} title={t.roomsNearYou}>
      {t.sayWhereLooking({ profile: toProfile })}
    </EmptyState>
  );
}

function NearArea({ area }: { area: Area }) {
  const query = useQuery(listingPageQuery(useApi(), roomsNearQuery(area)));
  const { data, error, refetch, isFetching, dataUpdatedAt } = query;
  if (!data) return error ? <Away {...{ error, refetch, isFetching }} /> : <CardSectionSkeleton />;
  const { name, lat, lng } = area;
  const town = townPart(area.name);
  if (data.items.length === 0) {
    return (
      <EmptyState
        icon={laterIcons.pin}
        title={isolate(t.noRoomsNear({ place: town }), town)}
        actions={
          <>
            <Link
              to="/"
              search={{ place: name, lat, lng, radius_km: 50 }}
              className={buttonClass({ variant: 'quiet', size: 's' })}
            >
              {t.lookWithin({ km: 50 })}
            </Link>
            <ChangeArea />
          </>
        }
      >
        {t.noRoomsHint}
      </EmptyState>
    );
  }
  const title = t.near({ town });
  return (
    <Section
      title={isolate(title, town)}
      actions={
        <>
          <Link
            to="/"
            search={{ place: name, lat, lng }}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            {t.seeAllNear}
          </Link>
          <ChangeArea />
        </>
      }
    >
      <RoomCards rooms={data.items} nowMs={dataUpdatedAt} label={title} />
    </Section>
  );
}

function ChangeArea() {
  return (
    <Link
      to="/profile/$section"
      params={{ section: 'about' }}
      className={buttonClass({ variant: 'plain', size: 's' })}
    >
      {t.changeArea}
    </Link>
  );
}

interface AwayProps {
  error: Error;
  refetch: () => unknown;
  isFetching: boolean;
}

function Away({ error, refetch, isFetching }: AwayProps) {
  return <LoadFailureView title={t.roomsNearYou} query={{ error, isFetching, refetch }} />;
}
