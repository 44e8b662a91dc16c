import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as missing from '#locales/missing.ts';
import * as problems from '#locales/problems.ts';
import {
  ListingDetails,
  ListingLedger,
  ListingLocation,
  SimilarListings,
} from '#src/features/listing/static-islands.ts';
import { ListingPage } from '#src/features/listing/listing-page.tsx';
import { ListingSkeleton } from '#src/features/listing/listing-skeleton.tsx';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { listingLedgerQuery } from '#src/shared/api/ledger.ts';
import { listingQuery } from '#src/shared/api/listings.ts';
import { similarListingsQuery } from '#src/features/listing/api/similar-listings.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { withSiteName } from '#src/ui/site-name.ts';
import { idParams } from './-id-params.ts';

export const Route = createFileRoute('/listings/$id')({
  // What a public page reads first does not wait for its components.
  codeSplitGroupings: [['component', 'pendingComponent'], ['notFoundComponent']],
  params: idParams,
  async loader({ context: { api, queryClient }, params }) {
    // The first page has their HTML from the server.
    const isFirst = !import.meta.env.SSR && !document.querySelector('[data-hydrated]');
    const parts =
      isFirst ||
      Promise.all(
        [ListingDetails, ListingLedger, ListingLocation, SimilarListings].map((part) =>
          part.preload(),
        ),
      );
    const found = await queryClient.fetchQuery(listingQuery(api, params.id));
    if (typeof found === 'string') throw notFound({ data: found });
    // In the browser these load on the page, below what people read first.
    if (import.meta.env.SSR) {
      await Promise.all([
        queryClient.prefetchQuery(similarListingsQuery(api, found)),
        queryClient.prefetchQuery(listingLedgerQuery(api, params.id)),
      ]);
    }
    await parts;
  },
  async head({ params, match: { context } }) {
    const { queryKey } = listingQuery(context.api, params.id);
    const found = context.queryClient.getQueryData(queryKey);
    // Only crawlers need more than the title.
    if (!import.meta.env.SSR) {
      const title = typeof found === 'object' ? found.title : problems.notFound;
      return { meta: [{ title: withSiteName(title) }] };
    }
    const { describeListing } = await import('#src/features/listing/describe-listing.ts');
    return describeListing(found, context);
  },
  pendingMs: 200,
  pendingComponent: ListingSkeleton,
  errorComponent: RouteError,
  notFoundComponent: MissingListing,
  component: ListingRoute,
});

const ListingAside = lazyComponent(() => import('./-listing-for-members.tsx'), 'ListingAside');
const ListingHousehold = lazyComponent(
  () => import('#src/features/household/who-lives-here.tsx'),
  'WhoLivesHere',
);
const ListingGlance = lazyComponent(
  () => import('#src/features/roomies/fit/fit-glance.tsx'),
  'FitGlance',
);
const ListingInquiry = lazyComponent(() => import('./-listing-for-members.tsx'), 'ListingInquiry');

/** A visit shorter than this does not count as a view. */
const seenAfterMs = 3000;

function ListingRoute() {
  const { postLoginRedirect, api, queryClient } = Route.useRouteContext();
  const router = useRouter();
  const { id } = Route.useParams();
  useEffect(() => {
    const timer = setTimeout(() => {
      import('#src/features/listing/count-view.ts')
        .then(({ countView }) => countView({ api, queryClient }, id))
        .catch(() => undefined);
    }, seenAfterMs);
    return () => clearTimeout(timer);
  }, [id, api, queryClient]);
  return (
    <ListingPage
      id={id}
      // Signing in returns to the message form.
      onLogin={() => postLoginRedirect.remember(`${router.latestLocation.pathname}#write`)}
      Aside={ListingAside}
      Household={ListingHousehold}
      Glance={ListingGlance}
      Inquiry={ListingInquiry}
    />
  );
}

function MissingListing({ data }: { data?: unknown }) {
  if (data !== 'gone') {
    return <NotFoundPage>{missing.noRoom}</NotFoundPage>;
  }
  return <NotFoundPage title={missing.roomGone}>{missing.roomGoneHint}</NotFoundPage>;
}
