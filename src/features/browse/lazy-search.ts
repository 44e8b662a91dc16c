import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** The page of a search; the welcome of the home page does without its code. */
export const SearchPage = lazyComponent(() => import('./search-page.tsx'));
/** What stands in place of results. */
export const NoListings = lazyComponent(() => import('./no-listings.tsx'));
