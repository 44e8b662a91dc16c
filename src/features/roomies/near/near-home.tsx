import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as t from '#locales/roomies.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingPageQuery } from '#src/queries/listings.ts';
import { profileQuery } from '#src/queries/profile.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { areaOf, roomsNear, townOf, type Area } from './area.ts';
import { RoomCards } from './room-cards.tsx';

/** On the home page: a few rooms near the area of the signed-in user; nothing without an area. */
export function NearHome() {
  const { data: profile } = useQuery(profileQuery(useApi()));
  const area = profile && areaOf(profile);
  return area ? <NearArea area={area} /> : null;
}

function NearArea({ area }: { area: Area }) {
  const { data, dataUpdatedAt } = useQuery(listingPageQuery(useApi(), roomsNear(area)));
  if (!data || data.items.length === 0) return null;
  const { name, lat, lng } = area;
  const title = t.near({ town: townOf(area) });
  return (
    <Section
      title={isolate(title, townOf(area))}
      actions={
        <>
          <Link
            to="/"
            search={{ place: name, lat, lng }}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            {t.seeAllNear}
          </Link>
          <Link to="/profile" className={buttonClass({ variant: 'plain', size: 's' })}>
            {t.changeArea}
          </Link>
        </>
      }
    >
      <RoomCards rooms={data.items} nowMs={dataUpdatedAt} label={title} />
    </Section>
  );
}
