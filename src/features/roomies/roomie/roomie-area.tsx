import { useQuery } from '@tanstack/react-query';
import * as common from '#locales/common.ts';
import * as t from '#locales/roomies.ts';
import { useApi } from '#src/api/api-context.ts';
import AreaMap from '#src/map/area-map.tsx';
import { townNamedQuery } from '#src/shared/api/places.ts';
import { Section } from '#src/ui/page-layout.tsx';
import { SectionSkeleton } from '#src/ui/section-skeleton.tsx';
import styles from './roomie-page.module.css';

/** A town, with what is around it. */
const areaKm = 5;

/**
 * Where a roomie looks. Their profile says it by name only, so the map shows the town of that name,
 * and nothing where there is none.
 */
export default function RoomieArea({ area }: { area: string }) {
  const { data: town, isPending } = useQuery(townNamedQuery(useApi(), area));
  if (!town) return isPending ? <SectionSkeleton /> : null;
  const { latitude: lat, longitude: lng } = town;
  return (
    <Section title={common.area}>
      <p className={styles.soft} dir="auto">
        {area}
      </p>
      <div className={styles.map}>
        <AreaMap key={area} label={t.mapOfTown} lat={lat} lng={lng} km={areaKm} pixels={80} />
      </div>
    </Section>
  );
}
