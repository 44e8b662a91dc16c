import type { UseQueryResult } from '@tanstack/react-query';
import { Notice } from '#src/ui/notice.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import card from './roomie-card.module.css';
import styles from './roomies-page.module.css';

const cards = Array.from({ length: 6 }, (_, index) => `card-${index}`);

/** The roomies are on their way; a word when that takes long or cannot go on. */
export function RoomiesLoading({ result }: { result: UseQueryResult }) {
  return (
    <Loading label="Loading roomies…">
      {result.fetchStatus === 'paused' && (
        <div className={styles.word}>
          <Notice live>Roomies load as soon as you are connected again.</Notice>
        </div>
      )}
      {result.failureCount > 0 && result.fetchStatus === 'fetching' && (
        <div className={styles.word}>
          <Notice live>This takes longer than usual. Still trying…</Notice>
        </div>
      )}
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
