import type { OwnListing } from '#contract/listings/own-listing.ts';
import type { ListingStatus } from '#contract/vocabulary.ts';
import * as t from '#locales/own-listings.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useChangeListingStatus } from '#src/shared/api/listing-writes.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.ts';

/** What an owner does next with a listing of each status. Offering an active one again confirms it. */
const nextStatuses: Record<ListingStatus, ListingStatus[]> = {
  active: ['active', 'paused', 'filled'],
  paused: ['active', 'filled'],
  filled: ['active'],
};

/** Confirms a listing of mine, pauses it, offers it again, or marks it as filled. */
export function StatusButtons({ listing }: { listing: OwnListing }) {
  const { id, title, status } = listing;
  const { mutate, isPending, variables } = useChangeListingStatus(id);
  const isConfirmation = (next: ListingStatus) => next === 'active' && status === 'active';
  const change = (next: ListingStatus) => {
    const message = isConfirmation(next) ? t.confirmedNow : t.statusChanged[next];
    mutate(next, {
      onSuccess: () => showToast({ kind: 'success', message }),
      onError: (error) =>
        showToast({ kind: 'error', message: t.changeFailed({ reason: formatFailure(error) }) }),
    });
  };
  return nextStatuses[status].map((next) => {
    const action = isConfirmation(next) ? t.confirm : t.statusButtons[next];
    return (
      <Button
        key={next}
        variant={isConfirmation(next) && listing.is_unconfirmed ? 'primary' : 'quiet'}
        size="s"
        busy={isPending && variables === next}
        aria-label={t.statusButton({ action, title })}
        onClick={() => change(next)}
      >
        {action}
      </Button>
    );
  });
}
