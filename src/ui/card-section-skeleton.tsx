import * as t from '#locales/basics.ts';
import { CardGrid } from './card-grid.tsx';
import { Section } from './page-layout.tsx';
import { ListingCardSkeleton, Loading, Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A titled section with a few cards, while it loads. */
export function CardSectionSkeleton() {
  return (
    <Loading>
      <Section
        title={
          <>
            <VisuallyHidden>{t.loading}</VisuallyHidden>
            <Skeleton shape="title" width="short" />
          </>
        }
      >
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
