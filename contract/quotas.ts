import type { RefusalCode } from './refusals.ts';
import { retention } from './retention.ts';

// Separate from limits.ts, because that file is part of every page's first load.

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface Quota {
  /** How often within this many seconds, counted from the first time. */
  times: number;
  seconds: number;
  /** The place of the count. `memory` costs no query, but each process counts separately. */
  countedIn: 'memory' | 'database';
  /** Why the server refuses beyond the quota; it adds "Try again in ...". */
  refusal: RefusalCode;
}

/**
 * How much one user may do, from any address. The identity (issuer and subject) is counted, so a
 * new account of the same identity does not reset it.
 */
export const quotas = {
  inquiries: {
    times: 10,
    seconds: hour,
    countedIn: 'database',
    refusal: 'quota.inquiries',
  },
  messages: {
    times: 120,
    seconds: hour,
    countedIn: 'database',
    refusal: 'quota.messages',
  },
  /** Times for viewings that were offered, alone or many at once. */
  viewingSlots: {
    times: 60,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.viewing_slots',
  },
  /** Viewings that were agreed on or moved, and times at which one waits for a place. */
  viewings: {
    times: 60,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.viewings',
  },
  /** Times for viewings that were proposed, also as an answer. */
  viewingWishes: {
    times: 60,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.viewing_wishes',
  },
  /** Addresses that open without signing in: of one's calendar, and of viewings for friends. */
  secretAddresses: {
    times: 30,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.secret_addresses',
  },
  /** Times that inquiries were declined, several at once or one. */
  declines: {
    times: 60,
    seconds: hour,
    countedIn: 'database',
    refusal: 'quota.declines',
  },
  reports: {
    times: 20,
    seconds: hour,
    countedIn: 'database',
    refusal: 'quota.reports',
  },
  /** Notices without an account, from one network. */
  notices: {
    times: 10,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.notices',
  },
  /** The same to one mailbox, so that nobody is flooded with mails that ask to confirm. */
  noticeMails: {
    times: 5,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.notices',
  },
  /** Codes to addresses at organizations. */
  organizationCodes: {
    times: 5,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.organization_codes',
  },
  /** The same to one mailbox, whoever asks. */
  organizationMails: {
    times: 5,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.organization_codes',
  },
  /** Inquiries about the same listing or to the same person, however they ended. */
  sameTarget: {
    times: 2,
    seconds: 30 * day,
    countedIn: 'database',
    refusal: 'quota.same_target',
  },
  listings: {
    times: 5,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.listings',
  },
  /** Rooms offered to applicants. */
  offers: {
    times: 30,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.offers',
  },
  /** Invitations to write about a room, to who wrote a wanted page. */
  wantedInvitations: {
    times: 15,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.wanted_invitations',
  },
  /** Answers about looking together with who wrote a wanted page. */
  foundingAnswers: {
    times: 100,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.founding_answers',
  },
  householdInvitations: {
    times: 30,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.invitations',
  },
  groups: {
    times: 20,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.groups',
  },
  groupInvitations: {
    times: 30,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.invitations',
  },
  /** Codes of invitations to groups that were tried. */
  groupCodes: {
    times: 120,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.group_codes',
  },
  /** Changes of groups: their names, who leads, and which one somebody looks with. */
  groupChanges: {
    times: 200,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.group_changes',
  },
  /** Changes of the house agreements of groups, and acceptances. */
  agreements: {
    times: 600,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.agreements',
  },
  /** Splits of a rent that were begun. */
  rentSplits: {
    times: 30,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.rent_splits',
  },
  /** Bids on rooms that were sent or changed. */
  bids: {
    times: 300,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.bids',
  },
  uploads: {
    times: 200,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.uploads',
  },
  /** Profiles opened one by one: nobody needs to read them all by number. */
  profiles: {
    times: 300,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.profiles',
  },
  /** Favorites and hidden listings or roomies; taking marks off is not counted. */
  marks: {
    times: 600,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.marks',
  },
  /** Notes about favorites: each pause while typing saves one. */
  notes: {
    times: 600,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.notes',
  },
  /** Votes on applicants: each pause while typing a note saves one. */
  votes: {
    times: 600,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.votes',
  },
  /** Boards of applicants that were opened. */
  looks: {
    times: 1200,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.looks',
  },
  /** Marks of a browser that were added to an account. */
  mergedMarks: {
    times: 30,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.merged_marks',
  },
  /** Looks at what groups consider, and listings that were opened from there. */
  groupLooks: {
    times: 1200,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.group_looks',
  },
  /** Searches that were saved or changed. */
  savedSearches: {
    times: 200,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.saved_searches',
  },
  /** Templates that were saved or changed. */
  replyTemplates: {
    times: 120,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.reply_templates',
  },
  /** Times that a wanted page was changed or confirmed. */
  wantedPages: {
    times: 60,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.wanted_pages',
  },
  /** Times that somebody took part in the surveys after a move-in or left them, or answered one. */
  outcomes: {
    times: 60,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.outcomes',
  },
  /** Devices that alerts shall come to. */
  pushSubscriptions: {
    times: 60,
    seconds: day,
    countedIn: 'database',
    refusal: 'quota.push_subscriptions',
  },
  /** Searches of a signed-in person, which rank every roomie or every listing. */
  searches: {
    times: 600,
    seconds: hour,
    countedIn: 'memory',
    refusal: 'quota.searches',
  },
} as const satisfies Record<string, Quota>;

/** How much one person may have at the same time. */
export const capacities = {
  activeListings: 10,
  /** Marks of each kind, on listings and on roomies. */
  marks: 500,
  savedSearches: 50,
  /** Searches that one member has of one group. */
  groupSearches: 5,
  replyTemplates: 30,
  pushDevices: 10,
  /** Groups that one person is in. */
  groups: 10,
  /** Listings that one group considers. */
  groupListings: 40,
  /** Members of a household besides its owner, and open invitations to it. */
  household: 20,
  /** Rules of a house agreement. */
  agreementRules: 60,
  /** Coming times for viewings, of all listings of an owner. */
  viewingSlots: 300,
  /** Messages in a row, the first included, to someone who did not accept yet. */
  messagesBeforeAnswer: 4,
  /** Messages in a row once both write to each other. */
  messagesInARow: 20,
} as const;

export type QuotaName = keyof typeof quotas;
/** The quotas that are counted in memory. */
export type MemoryQuotaName = {
  [Name in QuotaName]: (typeof quotas)[Name]['countedIn'] extends 'memory' ? Name : never;
}[QuotaName];

/** How long blocks remain after an account is deleted. Suspensions remain until they end. */
export const formerAccountDays = retention.formerAccount.days;
