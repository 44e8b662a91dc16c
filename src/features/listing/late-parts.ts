import { stillPart } from '#src/ui/still-part.tsx';
import type { ListingDetailsProps } from './listing-details.tsx';
import type { SimilarListingsProps } from './similar-listings.tsx';

/** Everything about a listing below its headline. */
export const ListingDetails = stillPart<ListingDetailsProps>(() => import('./listing-details.tsx'));
/** Other listings around this one. */
export const SimilarListings = stillPart<SimilarListingsProps>(
  () => import('./similar-listings.tsx'),
  { whenSeen: true },
);
