import { latePart } from '#src/ui/late-part.ts';
import type { ListingDetailsProps } from './listing-details.tsx';
import type { SimilarListingsProps } from './similar-listings.tsx';

/** Everything about a listing below its headline. */
export const ListingDetails = latePart<ListingDetailsProps>(() => import('./listing-details.tsx'));
/** Other listings around this one. */
export const SimilarListings = latePart<SimilarListingsProps>(
  () => import('./similar-listings.tsx'),
);
