import { CardGrid } from './card-grid.tsx';
import { Section } from './page-layout.tsx';
import { ListingCardSkeleton, Loading, Skeleton } from './skeleton.tsx';

/** A titled section with a few cards, while it loads. */
export function CardSectionSkeleton() {
  return (
    <Loading>
      <Section title={<Skeleton shape="title" width="short" />}>
        <CardGrid>
          <ListingCardSkeleton />
          <ListingCardSkeleton />
          <ListingCardSkeleton />
          <ListingCardSkeleton />
        </CardGrid>
      </Section>
    </Loading>
  );
}
