import type { OwnListing } from '#contract/listings/own-listing.ts';
import type { ListingStatus } from '#contract/vocabulary.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useChangeListingStatus } from '#src/queries/listing-writes.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.ts';

/** What an owner does next with a listing of each status. */
const nextStatuses: Record<ListingStatus, ListingStatus[]> = {
  active: ['paused', 'filled'],
  paused: ['active', 'filled'],
  filled: ['active'],
};
const labels: Record<ListingStatus, string> = {
  active: 'Offer again',
  paused: 'Pause',
  filled: 'Mark as filled',
};
const done: Record<ListingStatus, string> = {
  active: 'Everyone can find it again',
  paused: 'It is paused: nobody else sees it',
  filled: 'It is marked as filled: nobody else sees it',
};

/** Pauses a listing of mine, offers it again, or marks it as filled. */
export function StatusButtons({ listing }: { listing: OwnListing }) {
  const { id, title, status } = listing;
  const { mutate, isPending, variables } = useChangeListingStatus(id);
  const change = (next: ListingStatus) =>
    mutate(next, {
      onSuccess: () => showToast({ kind: 'success', message: done[next] }),
      onError: (error) =>
        showToast({ kind: 'error', message: `It could not be changed. ${formatFailure(error)}` }),
    });
  return nextStatuses[status].map((next) => (
    <Button
      key={next}
      variant="quiet"
      size="s"
      busy={isPending && variables === next}
      aria-label={`${labels[next]}: ${title}`}
      onClick={() => change(next)}
    >
      {labels[next]}
    </Button>
  ));
}
