import type { OwnListing } from '#contract/listings/own-listing.ts';
import type { ListingStatus } from '#contract/vocabulary.ts';
import * as t from '#locales/own-listings.ts';
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

/** Pauses a listing of mine, offers it again, or marks it as filled. */
export function StatusButtons({ listing }: { listing: OwnListing }) {
  const { id, title, status } = listing;
  const { mutate, isPending, variables } = useChangeListingStatus(id);
  const change = (next: ListingStatus) =>
    mutate(next, {
      onSuccess: () => showToast({ kind: 'success', message: t.statusChanged[next] }),
      onError: (error) =>
        showToast({ kind: 'error', message: t.changeFailed({ reason: formatFailure(error) }) }),
    });
  return nextStatuses[status].map((next) => (
    <Button
      key={next}
      variant="quiet"
      size="s"
      busy={isPending && variables === next}
      aria-label={t.statusButtonOf({ action: t.statusButtons[next], title })}
      onClick={() => change(next)}
    >
      {t.statusButtons[next]}
    </Button>
  ));
}
