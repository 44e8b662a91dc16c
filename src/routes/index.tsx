import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '#machines/auth.selectors.ts';
import { popularPlacesQuery } from '#src/features/browse/api/popular-places.ts';
import { BrowsePage } from '#src/features/browse/browse-page.tsx';
import { NoListings, SearchPage } from '#src/features/browse/lazy-search.ts';
import {
  isSearched,
  readListingSearch,
  toListingQuery,
} from '#src/features/browse/listing-search.ts';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { listingPageQuery } from '#src/shared/api/listings.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

const HomeFit = lazyComponent(() => import('./-home-fit.tsx'));

export const Route = createFileRoute('/')({
  // What a public page reads first does not wait for its components.
  codeSplitGroupings: [['component', 'pendingComponent'], ['notFoundComponent']],
  validateSearch: readListingSearch,
  async beforeLoad({ context, location, preload, search }) {
    if (isSignedIn(context.auth.getSnapshot())) {
      const { requireOnboarded } = await import('./-guards.ts');
      await requireOnboarded({ context, location, preload });
    }
    if (search.place === undefined || search.lat !== undefined || search.box) return;
    const { locatePlace } = await import('#src/features/browse/locate-place.ts');
    const wanted = readListingSearch({ ...search });
    const located = await locatePlace(wanted, context.api, context.queryClient);
    if (located !== wanted) throw redirect({ to: '/', search: located, replace: true });
  },
  // The router leaves what validation dropped in the search; here it is dropped for good.
  loaderDeps: ({ search }) => readListingSearch({ ...search }),
  async loader({ context: { api, queryClient }, deps }) {
    const query = listingPageQuery(api, toListingQuery(deps));
    // In the browser the page shows at once and says itself that rooms load, or could not.
    if (import.meta.env.SSR) {
      const parts = [SearchPage.preload(), NoListings.preload()];
      const towns = isSearched(deps) ? [] : [queryClient.prefetchQuery(popularPlacesQuery(api))];
      // Pages are the same for everyone, and what a group finds is for its members.
      const page = deps.group === undefined ? [queryClient.ensureQueryData(query)] : [];
      await Promise.all([...page, ...parts, ...towns]);
      return;
    }
    void queryClient.prefetchQuery(query);
    if (isSearched(deps)) await Promise.all([SearchPage.preload(), NoListings.preload()]);
  },
  errorComponent: RouteError,
  async head({ match: { context, search } }) {
    let title = 'RoomieRadar';
    if (isSearched(search)) {
      const { searchTitle } = await import('#src/features/browse/listing-filters.ts');
      title = searchTitle(readListingSearch({ ...search }), context);
    }
    // Only crawlers need more than the title.
    if (!import.meta.env.SSR) return { meta: [{ title }] };
    const { describeHome } = await import('#src/features/browse/describe-home.ts');
    const { feedPath } = await import('#src/features/browse/feed-path.ts');
    const isPublic = isSearched(search) && search.group === undefined;
    const feed = isPublic ? feedPath(readListingSearch({ ...search }), context) : null;
    return describeHome(context, title, feed);
  },
  component: Home,
});

function Home() {
  const typed = Route.useSearch();
  const search = Route.useSearch({
    select: (all) => readListingSearch({ ...all }),
    structuralSharing: true,
  });
  return <BrowsePage search={search} typed={typed} Fit={HomeFit} />;
}
