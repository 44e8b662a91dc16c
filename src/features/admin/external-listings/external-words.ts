import type { PublishedWords } from '#contract/external-listings/external-listing.ts';
import type { BulkAct } from '#src/queries/external-listing-writes.ts';
import { formatCount } from '#contract/labels/count.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';

export const statusWords: Record<ExternalStatus, string> = {
  pending: 'Pending',
  published: 'Published',
  rejected: 'Rejected',
};

/** What to press. */
export const actWords: Record<BulkAct, string> = {
  published: 'Publish',
  rejected: 'Reject',
  pending: 'Set to pending',
  deleted: 'Delete',
};

/** While it goes on. */
export const doingWords: Record<BulkAct, string> = {
  published: 'Publishing',
  rejected: 'Rejecting',
  pending: 'Setting to pending',
  deleted: 'Deleting',
};

/** What could not be done, because an import holds it; empty for nothing. */
export function leftWords(act: BulkAct, count: number): string {
  if (count === 0) return '';
  const changed = act === 'deleted' ? 'deleted' : 'changed';
  return `${formatCount(count, 'listing')} could not be ${changed} now, while an import is at work. Try again in a moment.`;
}

/** What an import changed since the review had published it: "Title was “Sunny room”". */
export function changeWords({ title, address, description, external_link: link }: PublishedWords) {
  return [
    ...(title === undefined ? [] : [`Title was “${title}”`]),
    ...(address === undefined ? [] : [`Address was “${address}”`]),
    ...(description === undefined ? [] : ['Description was another']),
    ...(link === undefined ? [] : [link === null ? 'There was no link' : `Link was ${link}`]),
  ];
}

/** Once it is done: "3 listings published". */
export function doneWords(act: BulkAct, count: number): string {
  const done = act === 'pending' ? 'set to pending' : act;
  return `${formatCount(count, 'listing')} ${done}`;
}
