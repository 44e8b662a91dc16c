import type { ReactNode } from 'react';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// Rooms that were imported from other sites, which administrators publish or reject: a table with
// filters, and a form for one of them.
type Action = ExternalStatus | 'deleted';

const listings = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} listing`,
    other: `${formatNumber(count)} listings`,
  });
const countAll = (count: number) =>
  plural(count, { one: listings(count), other: `all ${listings(count)}` });

export const lede =
  'Rooms imported from other sites. Published ones appear among all rooms, with a link to their source.';
export const addRoom = 'Add a room';
/** Above the table, with and without their number. */
export const counted = ({ count }: { count: number }) => listings(count);
export const uncounted = 'Listings';

/** The status of a listing. */
export const statusLabels: Record<ExternalStatus, string> = {
  pending: 'Pending',
  published: 'Published',
  rejected: 'Rejected',
};
/** On buttons; the title of a room may follow. */
export const actionLabels: Record<Action, string> = {
  published: 'Publish',
  rejected: 'Reject',
  pending: 'Set to pending',
  deleted: 'Delete',
};

// The filters; the number of listings follows `all` and each status.
export const textOrId = 'Text or id';
export const textOrIdHint = 'Title, address, id at the source';
export const everySource = 'Every source';
export const all = 'All';
export const flagLabels = {
  problems: 'With problems',
  duplicate: 'Duplicates',
  gone: 'Gone from their source',
};

// The table. A colon and the title of the room may follow `changed` and `problems`.
export const columns = {
  listing: 'Listing',
  rent: 'Rent',
  problems: 'Problems',
  imported: 'Imported',
  actions: 'Actions',
};
export const allOnPage = 'All on this page';
export const select = ({ room }: { room: string }) => `Select ${room}`;
export const editRoom = ({ room }: { room: string }) => `Edit ${room}`;
export const deleteRoom = ({ room }: { room: string }) => `Delete ${room}`;
export const atSource = ({ room, source: site }: { room: string; source: string }) =>
  `${room} at ${site} (opens a new tab)`;
export const goneSince = ({ day }: { day: string }) => `Gone from its source since ${day}`;
export const changed = 'Changed since it was published';
/** What changed, and what came from the source before. */
export const titleWas = ({ before }: { before: ReactNode }) => rich`Title was “${before}”`;
export const addressWas = ({ before }: { before: ReactNode }) => rich`Address was “${before}”`;
export const descriptionWas = 'Description was different';
export const linkWas = ({ before }: { before: ReactNode }) => rich`Link was ${before}`;
export const noLinkWas = 'There was no link';
export const sameAs = ({ room }: { room: ReactNode }) => rich`Same title and location as “${room}”`;
export const noProblems = 'None';
export const hidden = 'Hidden';
/** Facts of a room, after its type. */
export const beds = pluralText({ one: '# bed', other: '# beds' });
export const baths = pluralText({ one: '# bath', other: '# baths' });

// In place of the table.
export const loading = 'Loading the listings…';
export const failed = 'The listings could not be loaded';
export const pageIsEmpty = 'This page is empty now';
export const toFirstPage = 'Go to the first page';
export const noneYet = 'No external listings yet';
export const noneYetHint = 'Import a file of a source, then review its listings here.';
export const importListings = 'Import listings';
export const nothingToReview = 'Nothing to review';
export const nothingToReviewHint = 'Every listing is published or rejected.';
export const noMatch = 'No matching listings';
export const noMatchHint = 'Remove a filter to see more.';
export const showAll = 'Show all listings';

// Selected listings, or all that match the filters.
export const selection = 'Selected listings';
export const selected = ({ count }: { count: number }) => `${listings(count)} selected`;
export const allSelected = ({ count }: { count: number }) =>
  plural(count, {
    one: 'The one listing that matches',
    other: `All ${listings(count)} that match`,
  });
export const selectAll = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Select the one listing that matches',
    other: `Select all ${listings(count)} that match`,
  });

/** Asks before an action on some listings, or on all that match. */
export const questions: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `Publish ${listings(count)}?`,
  rejected: ({ count }) => `Reject ${listings(count)}?`,
  pending: ({ count }) => `Set ${listings(count)} to pending?`,
  deleted: ({ count }) => `Delete ${listings(count)}?`,
};
export const allQuestions: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `Publish ${countAll(count)}?`,
  rejected: ({ count }) => `Reject ${countAll(count)}?`,
  pending: ({ count }) => `Set ${countAll(count)} to pending?`,
  deleted: ({ count }) => `Delete ${countAll(count)}?`,
};
/** "They" are the listings. */
export const consequences: Record<Action, string> = {
  published: 'They become public, with a link to their source.',
  rejected: 'They are hidden, and stay rejected when their source is imported again.',
  pending: 'They are hidden until an administrator publishes them.',
  deleted:
    'This cannot be undone. If the source still has a listing, the next import adds it again; reject it instead to prevent that.',
};
export const everyPage =
  'This applies to every page of your search. It cannot be undone in one step.';
export const typeDelete = 'Type “delete”';

// While an action runs, and after it.
export const progress: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `Publishing ${listings(count)}`,
  rejected: ({ count }) => `Rejecting ${listings(count)}`,
  pending: ({ count }) => `Setting ${listings(count)} to pending`,
  deleted: ({ count }) => `Deleting ${listings(count)}`,
};
export const doneSoFar = ({ count }: { count: number }) => `${listings(count)} done`;
export const stop = 'Stop';
export const stopHint = 'Stopping keeps the changes made so far.';
export const done: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `${listings(count)} published`,
  rejected: ({ count }) => `${listings(count)} rejected`,
  pending: ({ count }) => `${listings(count)} set to pending`,
  deleted: ({ count }) => `${listings(count)} deleted`,
};
/** After the reason of a failure; `what` is one of the texts above. */
export const doneBefore = ({ what }: { what: string }) => `${what} before that.`;
export const notDeleted = ({ count }: { count: number }) =>
  `${listings(count)} could not be deleted because an import is running. Try again in a moment.`;
export const notChanged = ({ count }: { count: number }) =>
  `${listings(count)} could not be changed because an import is running. Try again in a moment.`;
export const withoutLink = ({ count }: { count: number }) =>
  `${listings(count)} cannot be published without a link, because nobody could be reached.`;
export const undone = 'Undone';
export const partlyUndone = 'Some changes were not undone';
export const notUndone = 'Not undone';

// The form of one listing.
export const loadingOne = 'Loading the listing…';
export const oneGone = 'This listing no longer exists';
export const oneFailed = 'The listing could not be loaded';
export const ofSource = ({ id, source: site }: { id: ReactNode; source: string }) =>
  rich`Row ${id} of ${site}. If the source changes this row, the next import overwrites your changes.`;
export const foundProblems = 'Problems found by the import';
export const addByHand = 'Add a listing by hand';
export const addListing = 'Add listing';
export const added = 'The listing is added';
/** In a field of a number that nobody knows. */
export const notKnown = 'Unknown';
export const linkHint = 'The page of the room at its source';
export const notSaved = 'Not saved';

/** The source of listings that an administrator entered. */
export const byHand = 'By hand';
