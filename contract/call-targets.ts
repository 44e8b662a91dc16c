import {
  agreedViewingStatuses,
  inquiryStatuses,
  listingStatuses,
  reportStatuses,
  wantedInvitationStatuses,
  wantedVisibilities,
  wishStatuses,
} from './vocabulary.ts';

/** How a caller relates to the target of a call. */
export type Relation =
  /** Owns the listing, account, session or upload, or received the inquiry. */
  | 'owner'
  /** Sent the inquiry, or another one to the owner, and is in the household of the listing. */
  | 'sender'
  /** Is blocked by the owner. */
  | 'blocked'
  /** Blocked the owner. */
  | 'blocker'
  | 'admin'
  /** Any other user. */
  | 'other';

/** The states in which a target can be, besides deleted. */
export const targetStates = {
  /** `pending` and `rejected` come from the review of listings from other sites. */
  listing: [...listingStatuses, 'hidden', 'pending', 'rejected'],
  /** `unfinished`: in the middle of onboarding. */
  user: ['findable', 'unfinished', 'suspended'],
  inquiry: inquiryStatuses,
  userInquiry: [...inquiryStatuses, 'about a listing'],
  viewing: agreedViewingStatuses,
  viewingWish: wishStatuses,
  viewingSlot: ['offered', 'withdrawn'],
  session: ['alive', 'revoked'],
  /** `ended`: not confirmed for long. */
  wantedPage: [...wantedVisibilities, 'hidden', 'ended', 'of a hidden user'],
  wantedInvitation: wantedInvitationStatuses,
  savedSearch: ['saved'],
  replyTemplate: ['saved'],
  group: ['of two'],
  groupInvitation: ['open', 'used up', 'expired'],
  photoUpload: ['arrived'],
  invitation: ['open', 'used', 'expired', 'to a hidden listing'],
  report: reportStatuses,
  appeal: ['open', 'decided'],
  externalListing: ['pending', 'active', 'rejected', 'of a user'],
  importSource: ['idle'],
  importFile: ['arrived'],
  importRun: ['cancelled'],
  job: ['failing', 'dead'],
} as const;
export type TargetKind = keyof typeof targetStates;

/**
 * What a call is about, and the callers for whom it exists in each state. The server answers all
 * others as if it had never existed, and everyone in a state that is not listed. `anyone` includes
 * visitors who are not signed in.
 */
export interface Target {
  kind: TargetKind;
  for: Partial<Record<string, 'anyone' | readonly Relation[]>>;
}

const inEveryState = (kind: TargetKind, ...relations: Relation[]): Target => ({
  kind,
  for: Object.fromEntries(targetStates[kind].map((state) => [state, relations])),
});

/** Public while active. Nobody sees one here that waits for review. */
export const seenListing: Target = {
  kind: 'listing',
  for: {
    active: 'anyone',
    paused: ['owner', 'admin'],
    filled: ['owner', 'admin'],
    hidden: ['owner', 'admin'],
  },
};
/** Others who see the listing get `forbidden`. */
export const ownListing = inEveryState('listing', 'owner');
/** What only the household may see of a listing: its owner, and who joined. */
export const householdListing = inEveryState('listing', 'owner', 'sender');
export const anyListing = inEveryState('listing', 'admin');
export const offeredListing: Target = { kind: 'listing', for: { active: 'anyone' } };
/** Others can write about an active listing; its owner gets `own_target`. */
export const listingToWriteAbout: Target = {
  kind: 'listing',
  for: { ...ownListing.for, active: ['owner', 'sender', 'blocker', 'admin', 'other'] },
};
/** A site that shows a card is told why the card is empty. */
export const listingCard: Target = {
  kind: 'listing',
  for: { active: 'anyone', paused: 'anyone', filled: 'anyone', hidden: 'anyone' },
};
/**
 * These calls answer about inquiries that the caller sent, whatever became of their targets. Whoever is
 * in a group also reads which of it would write about an active listing.
 */
export const listingWrittenAbout: Target = {
  kind: 'listing',
  for: { ...inEveryState('listing', 'sender').for, active: ['sender', 'admin', 'other'] },
};
export const userWrittenTo = inEveryState('user', 'sender');
export const reportedListing: Target = {
  kind: 'listing',
  for: { ...ownListing.for, active: 'anyone' },
};

/** Whoever chose a listing is told why it is not offered, except by administrators. */
export const markedListing: Target = {
  kind: 'listing',
  for: { active: 'anyone', paused: 'anyone', filled: 'anyone' },
};

/** Leaving gives the same answer for every id. */
export const anyHousehold: Target = { kind: 'listing', for: {} };
/**
 * Everyone who has the link, unless there is a block with its owner; members of the household also
 * later. Its owner gets `own_target` when accepting it.
 */
export const openInvitation: Target = {
  kind: 'invitation',
  for: { open: ['owner', 'sender', 'admin', 'other'], used: ['sender'], expired: ['sender'] },
};

/** When one user blocked the other, neither sees the other. */
export const seenUser: Target = {
  kind: 'user',
  for: { findable: ['owner', 'sender', 'admin', 'other'] },
};
/** Callers who blocked this user are told so. Callers whom this user blocked do not find them. */
export const userToWriteTo: Target = {
  kind: 'user',
  for: { findable: ['owner', 'sender', 'blocker', 'admin', 'other'] },
};
/** Users who share an inquiry can report and block each other in every state. */
export const userToBlock: Target = {
  kind: 'user',
  for: {
    findable: ['owner', 'sender', 'blocker', 'admin', 'other'],
    unfinished: ['owner', 'sender'],
    suspended: ['owner', 'sender'],
  },
};
/** Unblocking gives the same answer for every id. */
export const userToUnblock: Target = { kind: 'user', for: {} };
/** Taking a mark off gives the same answer for every id. */
export const userToUnmark: Target = { kind: 'user', for: {} };
export const anyUser = inEveryState('user', 'admin');

/** Both sides keep their inquiry in every status. Administrators read it through a report. */
export const ownInquiry = inEveryState('inquiry', 'owner', 'sender');
/** The household votes on who wrote about its listing, and never the one who wrote. */
export const inquiryToVoteOn = inEveryState('inquiry', 'owner');
export const ownUserInquiry: Target = { kind: 'userInquiry', for: ownInquiry.for };

/** Its owner, and whoever wrote about it, see when it can be viewed. */
export const listingToView: Target = {
  kind: 'listing',
  for: {
    ...ownListing.for,
    active: ['owner', 'sender'],
    paused: ['owner', 'sender'],
    filled: ['owner', 'sender'],
  },
};
/** Both sides of its inquiry. */
export const ownViewing = inEveryState('viewing', 'owner', 'sender');
export const ownViewingWish = inEveryState('viewingWish', 'owner', 'sender');
export const ownViewingSlot = inEveryState('viewingSlot', 'owner');

/** Whoever leads it and its members. Who only is a member is told what they may not do. */
export const ownGroup = inEveryState('group', 'owner', 'sender');
/** Everyone who has the code, unless there is a block with a member; members also later. */
export const openGroupInvitation: Target = {
  kind: 'groupInvitation',
  for: {
    open: ['owner', 'sender', 'admin', 'other'],
    'used up': ['owner', 'sender'],
    expired: ['owner', 'sender'],
  },
};
/** The sender wrote the page, and the owner has a room that fits it. */
export const seenWantedPage: Target = {
  kind: 'wantedPage',
  for: {
    everyone: 'anyone',
    members: ['owner', 'sender', 'blocked', 'blocker', 'admin', 'other'],
    owners: ['owner', 'sender', 'admin'],
    nobody: ['sender', 'admin'],
    hidden: ['sender', 'admin'],
    ended: ['sender', 'admin'],
    'of a hidden user': ['sender', 'admin'],
  },
};
/** Nobody else owns the room that the invitation is about. */
export const wantedPageToInvite: Target = {
  kind: 'wantedPage',
  for: { everyone: ['owner'], members: ['owner'], owners: ['owner'] },
};
/** Who wrote it gets `own_target`, whatever became of it. */
export const wantedPageToJoin: Target = {
  kind: 'wantedPage',
  for: {
    ...inEveryState('wantedPage', 'sender').for,
    everyone: ['owner', 'sender', 'blocked', 'blocker', 'admin', 'other'],
    members: ['owner', 'sender', 'blocked', 'blocker', 'admin', 'other'],
  },
};
export const anyWantedPage = inEveryState('wantedPage', 'admin');
/** The owner sent it, and the sender of inquiries got it. */
export const ownWantedInvitation = inEveryState('wantedInvitation', 'owner', 'sender');

export const ownSession: Target = {
  kind: 'session',
  for: { alive: ['owner'] },
};
export const ownSavedSearch = inEveryState('savedSearch', 'owner');
export const ownReplyTemplate = inEveryState('replyTemplate', 'owner');
export const ownPhotoUpload = inEveryState('photoUpload', 'owner');
export const anyReport = inEveryState('report', 'admin');
export const anyAppeal = inEveryState('appeal', 'admin');
export const anyExternalListing: Target = {
  kind: 'externalListing',
  for: { pending: ['admin'], active: ['admin'], rejected: ['admin'] },
};
export const anyImportSource = inEveryState('importSource', 'admin');
export const anyImportFile = inEveryState('importFile', 'admin');
export const anyJob = inEveryState('job', 'admin');
export const anyImportRun = inEveryState('importRun', 'admin');
