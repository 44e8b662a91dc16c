import { staticIsland } from '#src/ui/lazy-component.tsx';
import type { ListingDetailsProps } from './listing-details.tsx';
import type { ListingLocationProps } from './listing-location.tsx';
import type { SimilarListingsProps } from './similar-listings.tsx';

/** Details below the headline of a listing. */
export const ListingDetails = staticIsland<ListingDetailsProps>(
  () => import('./listing-details.tsx'),
);
/** Its location; hydrated at once for signed-in users, because it depends on the user. */
export const ListingLocation = staticIsland<ListingLocationProps>(
  () => import('./listing-location.tsx'),
  { whenVisible: true },
);
/** Other listings nearby. */
export const SimilarListings = staticIsland<SimilarListingsProps>(
  () => import('./similar-listings.tsx'),
  { whenVisible: true },
);
/** Facts about it, with dates. */
export const ListingLedger = staticIsland<{ id: number }>(() => import('./listing-ledger.tsx'));
