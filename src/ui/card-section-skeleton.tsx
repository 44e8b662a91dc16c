import { CardGrid } from './card-grid.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';
import { ListingCardSkeleton } from './skeleton.tsx';

/** A titled section with a few cards, while it loads. */
export function CardSectionSkeleton() {
  return (
    <SectionSkeleton>
      <CardGrid note={null}>
        <ListingCardSkeleton />
        <ListingCardSkeleton />
        <ListingCardSkeleton />
        <ListingCardSkeleton />
      </CardGrid>
    </SectionSkeleton>
  );
}
