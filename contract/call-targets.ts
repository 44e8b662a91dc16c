import { inquiryStatuses, listingStatuses, reportStatuses } from './vocabulary.ts';

/** What a caller can be to the target of a call. */
export type Relation =
  /** Whose listing, account, session or upload it is; who received the inquiry. */
  | 'owner'
  /** Who sent the inquiry, or one to the owner. */
  | 'sender'
  /** Whom the owner blocked. */
  | 'blocked'
  /** Who blocked the owner. */
  | 'blocker'
  | 'admin'
  /** Any other user. */
  | 'other';

/** The states in which a target can be, besides deleted. */
export const targetStates = {
  /** `pending` and `rejected` by the review of listings from other sites. */
  listing: [...listingStatuses, 'hidden', 'pending', 'rejected'],
  /** `unfinished`: in the middle of onboarding. */
  user: ['findable', 'unfinished', 'suspended'],
  inquiry: inquiryStatuses,
  userInquiry: [...inquiryStatuses, 'about a listing'],
  session: ['alive', 'revoked'],
  photoUpload: ['arrived'],
  report: reportStatuses,
  externalListing: ['pending', 'active', 'rejected', 'of a user'],
  importSource: ['idle'],
  importFile: ['arrived'],
  importRun: ['cancelled'],
} as const;
export type TargetKind = keyof typeof targetStates;

/**
 * What a call is about, and for whom: the server answers everyone else as if it had never been. In
 * a state that is not named it is there for nobody. `anyone` includes visitors who are not signed in.
 */
export interface Target {
  kind: TargetKind;
  for: Partial<Record<string, 'anyone' | readonly Relation[]>>;
}

const inEveryState = (kind: TargetKind, ...relations: Relation[]): Target => ({
  kind,
  for: Object.fromEntries(targetStates[kind].map((state) => [state, relations])),
});

/** Everyone sees what is offered. Nobody sees here what waits for review. */
export const seenListing: Target = {
  kind: 'listing',
  for: {
    active: 'anyone',
    paused: ['owner', 'admin'],
    filled: ['owner', 'admin'],
    hidden: ['owner', 'admin'],
  },
};
/** Who sees a listing that is not theirs is refused with `forbidden`. */
export const ownListing = inEveryState('listing', 'owner');
export const anyListing = inEveryState('listing', 'admin');
export const offeredListing: Target = { kind: 'listing', for: { active: 'anyone' } };
/** The others' part of a listing: its owner learns that it is their own. */
export const listingToWriteAbout: Target = {
  kind: 'listing',
  for: { ...ownListing.for, active: ['owner', 'sender', 'blocker', 'admin', 'other'] },
};
/** Sites that show a card learn why it is empty. */
export const cardOfListing: Target = {
  kind: 'listing',
  for: { active: 'anyone', paused: 'anyone', filled: 'anyone', hidden: 'anyone' },
};
/** These answer about the inquiries that the caller sent, whatever became of their targets. */
export const listingWrittenAbout = inEveryState('listing', 'sender');
export const userWrittenTo = inEveryState('user', 'sender');
export const reportedListing: Target = {
  kind: 'listing',
  for: { ...ownListing.for, active: 'anyone' },
};

/** Where one of two blocked the other, neither sees the other. */
export const seenUser: Target = {
  kind: 'user',
  for: { findable: ['owner', 'sender', 'admin', 'other'] },
};
/** To somebody whom I blocked I cannot write, and am told so; who blocked me is not there. */
export const userToWriteTo: Target = {
  kind: 'user',
  for: { findable: ['owner', 'sender', 'blocker', 'admin', 'other'] },
};
/** Who ever wrote to me can be reported and blocked, whatever became of them. */
export const userToBlock: Target = {
  kind: 'user',
  for: {
    findable: ['owner', 'sender', 'blocker', 'admin', 'other'],
    unfinished: ['owner', 'sender'],
    suspended: ['owner', 'sender'],
  },
};
/** Undoing a block answers the same whoever is named. */
export const userToUnblock: Target = { kind: 'user', for: {} };
export const anyUser = inEveryState('user', 'admin');

/** Both sides keep their inquiry, however it ended. Administrators read it through a report. */
export const ownInquiry = inEveryState('inquiry', 'owner', 'sender');
export const ownUserInquiry: Target = { kind: 'userInquiry', for: ownInquiry.for };

export const ownSession: Target = {
  kind: 'session',
  for: { alive: ['owner'] },
};
export const ownPhotoUpload = inEveryState('photoUpload', 'owner');
export const anyReport = inEveryState('report', 'admin');
export const anyExternalListing: Target = {
  kind: 'externalListing',
  for: { pending: ['admin'], active: ['admin'], rejected: ['admin'] },
};
export const anyImportSource = inEveryState('importSource', 'admin');
export const anyImportFile = inEveryState('importFile', 'admin');
export const anyImportRun = inEveryState('importRun', 'admin');
