import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import * as t from '#locales/listing-later.ts';
import * as browse from '#locales/browse.ts';
import { ListingCard } from '#src/shared/listings/listing-card.tsx';
import { siteBadge } from '#src/shared/listings/site-badge.tsx';
import { useApi } from '#src/api/api-context.ts';
import { MarkButtons } from '#src/shared/marks/mark-buttons.tsx';
import { shownSimilar, similarListingsQuery } from './api/similar-listings.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { ListingCardSkeleton, Loading } from '#src/ui/skeleton.tsx';
import { backLinkFrom, type BackLink } from './back-link.ts';

export interface SimilarListingsProps {
  listing: Listing;
  nowMs: number;
  backLink: BackLink;
}

/** Rooms nearby for about the same rent; nothing where there are none, or they cannot be loaded. */
export default function SimilarListings({ listing, nowMs, backLink }: SimilarListingsProps) {
  const { data, isPending, isEnabled } = useQuery(similarListingsQuery(useApi(), listing));
  if (isPending && isEnabled) {
    return (
      <Section title={t.similarNearby}>
        <Loading label={t.loadingSimilar}>
          <CardGrid>
            {['a', 'b', 'c', 'd'].map((card) => (
              <ListingCardSkeleton key={card} />
            ))}
          </CardGrid>
        </Loading>
      </Section>
    );
  }
  const others = shownSimilar(data, listing.id);
  if (others.length === 0) return null;
  return (
    <Section title={t.similarNearby}>
      <CardGrid label={t.similarRooms}>
        {others.map((other) => (
          <Fragment key={other.id}>
            <ListingCard
              listing={other}
              nowMs={nowMs}
              renderLink={(link) => (
                <Link
                  to="/listings/$id"
                  params={{ id: other.id }}
                  state={backLinkFrom(backLink)}
                  {...link}
                />
              )}
              photo={<ListingCover cover={other.cover} />}
              badge={siteBadge(other, browse.fromAnotherSite)}
            />
            <MarkButtons kind="listings" id={other.id} title={other.title} onCard />
          </Fragment>
        ))}
      </CardGrid>
    </Section>
  );
}
