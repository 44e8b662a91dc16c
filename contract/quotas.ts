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
  /** The message beyond the quota, before "Try again in ...". */
  message: string;
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
    message: 'You have written to 10 people within an hour.',
  },
  messages: {
    times: 120,
    seconds: hour,
    countedIn: 'database',
    message: 'That was a lot of messages.',
  },
  reports: {
    times: 20,
    seconds: hour,
    countedIn: 'database',
    message: 'You have sent a lot of reports within an hour.',
  },
  /** Notices without an account, from one network. */
  notices: {
    times: 10,
    seconds: day,
    countedIn: 'database',
    message: 'A lot of notices came from here today.',
  },
  /** The same to one e-mail address, so that nobody is flooded with mails that ask to confirm. */
  noticeMails: {
    times: 5,
    seconds: day,
    countedIn: 'database',
    message: 'A lot of notices came from here today.',
  },
  /** Codes to addresses at organizations. */
  organizationCodes: {
    times: 5,
    seconds: day,
    countedIn: 'database',
    message: 'You have requested a lot of codes today.',
  },
  /** The same to one mailbox, whoever asks. */
  organizationMails: {
    times: 5,
    seconds: day,
    countedIn: 'database',
    message: 'You have requested a lot of codes today.',
  },
  /** Inquiries about the same listing or to the same person, however they ended. */
  sameTarget: {
    times: 2,
    seconds: 30 * day,
    countedIn: 'database',
    message: 'You have written here before and it came to nothing.',
  },
  listings: {
    times: 5,
    seconds: day,
    countedIn: 'database',
    message: 'You have posted 5 rooms within a day.',
  },
  householdInvitations: {
    times: 30,
    seconds: day,
    countedIn: 'database',
    message: 'You have made 30 invitation links within a day.',
  },
  uploads: {
    times: 200,
    seconds: day,
    countedIn: 'database',
    message: 'You have uploaded a lot of photos today.',
  },
  /** Profiles opened one by one: nobody needs to read them all by number. */
  profiles: {
    times: 300,
    seconds: hour,
    countedIn: 'memory',
    message: 'You have looked at a lot of profiles within an hour.',
  },
  /** Favorites and hidden listings or roomies; taking marks off is not counted. */
  marks: {
    times: 600,
    seconds: hour,
    countedIn: 'memory',
    message: 'You have marked a lot within an hour.',
  },
  /** Notes about favorites: each pause while typing saves one. */
  notes: {
    times: 600,
    seconds: hour,
    countedIn: 'memory',
    message: 'You have changed a lot of notes within an hour.',
  },
  /** Marks of a browser that were added to an account. */
  mergedMarks: {
    times: 30,
    seconds: day,
    countedIn: 'database',
    message: 'You have added favorites of many browsers today.',
  },
  /** Searches that were saved or changed. */
  savedSearches: {
    times: 200,
    seconds: hour,
    countedIn: 'memory',
    message: 'You have saved a lot of searches within an hour.',
  },
  /** Devices that alerts shall come to. */
  pushSubscriptions: {
    times: 60,
    seconds: day,
    countedIn: 'database',
    message: 'You have turned alerts on very often today.',
  },
  /** Searches of a signed-in person, which rank every roomie or every listing. */
  searches: {
    times: 600,
    seconds: hour,
    countedIn: 'memory',
    message: 'That was a lot of searches within an hour.',
  },
} as const satisfies Record<string, Quota>;

/** How much one person may have at the same time. */
export const capacities = {
  activeListings: 10,
  /** Marks of each kind, on listings and on roomies. */
  marks: 500,
  savedSearches: 50,
  pushDevices: 10,
  /** Members of a household besides its owner, and open invitations to it. */
  household: 20,
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

/** An invitation to a household that nobody used expires after this time. */
export const invitationDays = retention.invitation.days;

/** How long blocks remain after an account is deleted. Suspensions remain until they end. */
export const formerAccountDays = retention.formerAccount.days;
