import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as t from '#locales/compare.ts';
import { useApi } from '#src/api/api-context.ts';
import { chosenListingsQuery } from '../api/chosen.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { maxCompared } from './compare-search.ts';
import styles from './compare.module.css';

const maxOffered = 8;

/** Further favorites to compare with, as long as there is room for them. */
export function OtherFavorites({ ids, liked }: { ids: number[]; liked: number[] }) {
  const others = liked.filter((id) => !ids.includes(id)).slice(0, maxOffered);
  const hasRoom = ids.length < maxCompared && others.length > 0;
  const { data } = useQuery({ ...chosenListingsQuery(useApi(), others), enabled: hasRoom });
  const offered = data?.filter(({ listing }) => listing !== null) ?? [];
  if (!hasRoom || offered.length === 0) return null;
  return (
    <nav className={styles.others} aria-label={t.compareWith}>
      <p>{t.compareWith}</p>
      {offered.map(({ id, listing }) => (
        <Link
          key={id}
          to="/favorites/compare"
          search={{ ids: [...ids, id].join() }}
          resetScroll={false}
          className={chipLinkClass}
        >
          <Icon name={laterIcons.plus} />
          <bdi>{listing?.title}</bdi>
        </Link>
      ))}
    </nav>
  );
}
