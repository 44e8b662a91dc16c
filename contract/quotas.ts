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

// The annotations let a page that needs only the capacities leave the quotas out.
/** A quota that costs no query. */
/* @__NO_SIDE_EFFECTS__ */
const inMemory = (times: number, seconds: number, refusal: RefusalCode) =>
  ({ times, seconds, refusal, countedIn: 'memory' }) as const satisfies Quota;
/** A quota that all processes count together. */
/* @__NO_SIDE_EFFECTS__ */
const inDatabase = (times: number, seconds: number, refusal: RefusalCode) =>
  ({ times, seconds, refusal, countedIn: 'database' }) as const satisfies Quota;

/**
 * How much one user may do, from any address. The identity (issuer and subject) is counted, so a
 * new account of the same identity does not reset it.
 */
export const quotas = {
  inquiries: inDatabase(10, hour, 'quota.inquiries'),
  messages: inDatabase(120, hour, 'quota.messages'),
  /** Times for viewings that were offered, alone or many at once. */
  viewingSlots: inDatabase(60, day, 'quota.viewing_slots'),
  /** Viewings that were agreed on or moved, and times at which one waits for a place. */
  viewings: inDatabase(60, day, 'quota.viewings'),
  /** Times for viewings that were proposed, also as an answer. */
  viewingWishes: inDatabase(60, day, 'quota.viewing_wishes'),
  /** Addresses that open without signing in: of one's calendar, and of viewings for friends. */
  secretAddresses: inDatabase(30, day, 'quota.secret_addresses'),
  /** Times that inquiries were declined, several at once or one. */
  declines: inDatabase(60, hour, 'quota.declines'),
  reports: inDatabase(20, hour, 'quota.reports'),
  /** Notices without an account, from one network. */
  notices: inDatabase(10, day, 'quota.notices'),
  /** The same to one mailbox, so that nobody is flooded with mails that ask to confirm. */
  noticeMails: inDatabase(5, day, 'quota.notices'),
  /** Codes to addresses at organizations. */
  organizationCodes: inDatabase(5, day, 'quota.organization_codes'),
  /** The same to one mailbox, whoever asks. */
  organizationMails: inDatabase(5, day, 'quota.organization_codes'),
  /** Inquiries about the same listing or to the same person, however they ended. */
  sameTarget: inDatabase(2, 30 * day, 'quota.same_target'),
  listings: inDatabase(5, day, 'quota.listings'),
  /** Rooms offered to applicants. */
  offers: inDatabase(30, day, 'quota.offers'),
  /** Invitations to write about a room, to who wrote a wanted page. */
  wantedInvitations: inDatabase(15, day, 'quota.wanted_invitations'),
  /** Answers about looking together with who wrote a wanted page. */
  foundingAnswers: inDatabase(100, day, 'quota.founding_answers'),
  householdInvitations: inDatabase(30, day, 'quota.invitations'),
  groups: inDatabase(20, day, 'quota.groups'),
  groupInvitations: inDatabase(30, day, 'quota.invitations'),
  /** Codes of invitations to groups that were tried. */
  groupCodes: inMemory(120, hour, 'quota.group_codes'),
  /** Changes of groups: their names, who leads, and which one somebody looks with. */
  groupChanges: inMemory(200, hour, 'quota.group_changes'),
  /** Changes of the house agreements of groups, and acceptances. */
  agreements: inMemory(600, hour, 'quota.agreements'),
  /** Splits of a rent that were begun. */
  rentSplits: inDatabase(30, day, 'quota.rent_splits'),
  /** Bids on rooms that were sent or changed. */
  bids: inMemory(300, hour, 'quota.bids'),
  uploads: inDatabase(200, day, 'quota.uploads'),
  /** Profiles opened one by one: nobody needs to read them all by number. */
  profiles: inMemory(300, hour, 'quota.profiles'),
  /** Favorites and hidden listings or roomies; taking marks off is not counted. */
  marks: inMemory(600, hour, 'quota.marks'),
  /** Notes about favorites: each pause while typing saves one. */
  notes: inMemory(600, hour, 'quota.notes'),
  /** Votes on applicants: each pause while typing a note saves one. */
  votes: inMemory(600, hour, 'quota.votes'),
  /** Boards of applicants that were opened. */
  looks: inMemory(1200, hour, 'quota.looks'),
  /** Marks of a browser that were added to an account. */
  mergedMarks: inDatabase(30, day, 'quota.merged_marks'),
  /** Looks at what groups consider, and listings that were opened from there. */
  groupLooks: inMemory(1200, hour, 'quota.group_looks'),
  /** Searches that were saved or changed. */
  savedSearches: inMemory(200, hour, 'quota.saved_searches'),
  /** Templates that were saved or changed. */
  replyTemplates: inMemory(120, hour, 'quota.reply_templates'),
  /** Times that a wanted page was changed or confirmed. */
  wantedPages: inMemory(60, hour, 'quota.wanted_pages'),
  /** Times that somebody took part in the surveys after a move-in or left them, or answered one. */
  outcomes: inMemory(60, hour, 'quota.outcomes'),
  /** Devices that alerts shall come to. */
  pushSubscriptions: inDatabase(60, day, 'quota.push_subscriptions'),
  /** Searches of a signed-in person, which rank every roomie or every listing. */
  searches: inMemory(600, hour, 'quota.searches'),
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
