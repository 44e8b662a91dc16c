import { stillPart } from '#src/ui/still-part.tsx';
import type { ListingDetailsProps } from './listing-details.tsx';
import type { ListingLocationProps } from './listing-location.tsx';
import type { SimilarListingsProps } from './similar-listings.tsx';

/** What a listing says below its headline. It stands still for everyone. */
export const ListingDetails = stillPart<ListingDetailsProps>(() => import('./listing-details.tsx'));
/** Where it is; for signed-in users at once, because it depends on who they are. */
export const ListingLocation = stillPart<ListingLocationProps>(
  () => import('./listing-location.tsx'),
  { whenSeen: true },
);
/** Other listings around this one. */
export const SimilarListings = stillPart<SimilarListingsProps>(
  () => import('./similar-listings.tsx'),
  { whenSeen: true },
);
/** What we know of it, with dates. It stands still for everyone. */
export const ListingLedger = stillPart<{ id: number }>(() => import('./listing-ledger.tsx'));
