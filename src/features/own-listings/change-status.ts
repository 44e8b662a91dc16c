import type { OwnListing } from '#contract/listings/own-listing.ts';
import type { ListingStatus } from '#contract/vocabulary.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/own-listings.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useChangeListingStatus } from '#src/shared/api/listing-writes.ts';
import { showToast } from '#src/ui/toast.ts';

/** What an owner does next with a listing of each status. Offering an active one again confirms it. */
export const nextStatuses: Record<ListingStatus, ListingStatus[]> = {
  active: ['active', 'paused', 'filled'],
  paused: ['active', 'filled'],
  filled: ['active'],
};

/** What a change to this status is called. */
export const describeChange = (from: ListingStatus, to: ListingStatus): string =>
  from === 'active' && to === 'active' ? common.confirm : t.statusButtons[to];

/** Confirms a listing of the user, pauses it, offers it again, or marks it as filled; says how it went. */
export function useChangeStatus({ id, status }: OwnListing) {
  const { mutate, isPending } = useChangeListingStatus(id);
  const change = (to: ListingStatus) =>
    mutate(to, {
      onSuccess: () =>
        showToast({
          kind: 'success',
          message: status === 'active' && to === 'active' ? t.confirmedNow : t.statusChanged[to],
        }),
      onError: (error) =>
        showToast({ kind: 'error', message: t.changeFailed({ reason: formatFailure(error) }) }),
    });
  return { change, isPending };
}
