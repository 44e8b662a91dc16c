import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { NoListingsProps } from './no-listings.tsx';
import type { SearchPageProps } from './search-page.tsx';

/** The page of a search; the welcome of the home page does without its code. */
export const SearchPage = lazyComponent<SearchPageProps>(() => import('./search-page.tsx'));
/** What stands in place of results. */
export const NoListings = lazyComponent<NoListingsProps>(() => import('./no-listings.tsx'));
