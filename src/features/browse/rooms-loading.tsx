import type { UseQueryResult } from '@tanstack/react-query';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Loading, RoomCardSkeleton } from '#src/ui/skeleton.tsx';
import styles from './rooms-loading.module.css';

const cards = Array.from({ length: 8 }, (_, index) => `card-${index}`);

/** The rooms are on their way; a word when that takes long or cannot go on. */
export function RoomsLoading({ result }: { result: UseQueryResult }) {
  return (
    <Loading label="Loading rooms…">
      {result.fetchStatus === 'paused' && (
        <div className={styles.word}>
          <Notice live>Rooms load as soon as you are connected again.</Notice>
        </div>
      )}
      {result.failureCount > 0 && result.fetchStatus === 'fetching' && (
        <div className={styles.word}>
          <Notice live>This takes longer than usual. Still trying…</Notice>
        </div>
      )}
      <CardGrid label="Rooms">
        {cards.map((card) => (
          <RoomCardSkeleton key={card} />
        ))}
      </CardGrid>
    </Loading>
  );
}
