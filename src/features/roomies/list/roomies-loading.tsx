import type { UseQueryResult } from '@tanstack/react-query';
import { SlowResults } from '#src/ui/results.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import card from './roomie-card.module.css';
import styles from './roomies-page.module.css';

const cards = Array.from({ length: 6 }, (_, index) => `card-${index}`);

/** The roomies are on their way; a word when that takes long or cannot go on. */
export function RoomiesLoading({ result }: { result: UseQueryResult }) {
  return (
    <Loading label="Loading roomies…">
      <SlowResults result={result} offline="Roomies load as soon as you are connected again." />
      <ul className={styles.grid}>
        {cards.map((key) => (
          <li key={key}>
            <RoomieCardSkeleton />
          </li>
        ))}
      </ul>
    </Loading>
  );
}

function RoomieCardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={card.head}>
        <span className={styles.portrait}>
          <Skeleton shape="circle" />
        </span>
        <div className={card.who}>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      </div>
      <div className={card.facts}>
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
      <div className={card.why}>
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
