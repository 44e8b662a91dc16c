import type { UseQueryResult } from '@tanstack/react-query';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { SlowResults } from '#src/ui/results.tsx';
import { Loading, RoomCardSkeleton } from '#src/ui/skeleton.tsx';

const cards = Array.from({ length: 8 }, (_, index) => `card-${index}`);

/** The rooms are on their way; a word when that takes long or cannot go on. */
export function RoomsLoading({ result }: { result: UseQueryResult }) {
  return (
    <Loading label="Loading rooms…">
      <SlowResults result={result} offline="Rooms load as soon as you are connected again." />
      <CardGrid label="Rooms">
        {cards.map((card) => (
          <RoomCardSkeleton key={card} />
        ))}
      </CardGrid>
    </Loading>
  );
}
