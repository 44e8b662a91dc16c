import { latePart } from '#src/ui/late-part.ts';
import type { NoListingsProps } from './no-listings.tsx';
import type { SearchPageProps } from './search-page.tsx';

/** The page of a search; the welcome of the home page does without its code. */
export const SearchPage = latePart<SearchPageProps>(() => import('./search-page.tsx'));
/** What stands in place of results. */
export const NoListings = latePart<NoListingsProps>(() => import('./no-listings.tsx'));
