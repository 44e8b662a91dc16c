import type {
  PublishedTexts,
  ExternalListingRow,
} from '#contract/external-listings/external-listing.ts';
import type { BulkAction } from '#src/queries/external-listing-writes.ts';
import { formatCount } from '#contract/labels/count.ts';
import { roomTypeLabels } from '#locales/card.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';

export const statusLabels: Record<ExternalStatus, string> = {
  pending: 'Pending',
  published: 'Published',
  rejected: 'Rejected',
};

/** The label of the button of each action. */
export const actionLabels: Record<BulkAction, string> = {
  published: 'Publish',
  rejected: 'Reject',
  pending: 'Set to pending',
  deleted: 'Delete',
};

/** The label while an action runs. */
export const progressLabels: Record<BulkAction, string> = {
  published: 'Publishing',
  rejected: 'Rejecting',
  pending: 'Setting to pending',
  deleted: 'Deleting',
};

/** How many listings an import holds, so that they could not be changed; empty for none. */
export function remainingText(action: BulkAction, count: number): string {
  if (count === 0) return '';
  const changed = action === 'deleted' ? 'deleted' : 'changed';
  return `${formatCount(count, 'listing')} could not be ${changed} because an import is running. Try again in a moment.`;
}

/** How many listings were not published because they name no way to reach anyone; empty for none. */
export const withoutLinkText = (count: number): string =>
  count === 0
    ? ''
    : `${formatCount(count, 'listing')} cannot be published without a link, because nobody could be reached.`;

/**
 * What an import changed since the listing was published, such as "Title was “Sunny room”"; `written`
 * is the part that came from the source.
 */
export function changeTexts({ title, address, description, external_link: link }: PublishedTexts) {
  return [
    ...(title === undefined ? [] : [{ text: `Title was “${title}”`, written: title }]),
    ...(address === undefined ? [] : [{ text: `Address was “${address}”`, written: address }]),
    ...(description === undefined ? [] : [{ text: 'Description was different', written: '' }]),
    ...(link === undefined
      ? []
      : [{ text: link === null ? 'There was no link' : `Link was ${link}`, written: link ?? '' }]),
  ];
}

/** The result of an action: "3 listings published". */
export function doneText(action: BulkAction, count: number): string {
  const done = action === 'pending' ? 'set to pending' : action;
  return `${formatCount(count, 'listing')} ${done}`;
}

type Rooms = Pick<ExternalListingRow, 'total_bedrooms' | 'total_bathrooms' | 'room_type'>;

/** "Private room · 2 bed · 1 bath", as far as known. */
export function roomsText(rooms: Rooms): string {
  const { total_bedrooms: beds, total_bathrooms: baths, room_type: type } = rooms;
  const known = [
    type && roomTypeLabels[type],
    beds !== null && `${beds} bed`,
    baths !== null && `${baths} bath`,
  ];
  return known.filter(Boolean).join(' · ');
}
