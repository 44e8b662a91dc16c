/** A length of time, in one unit. */
export type Term =
  | { hours: number; days?: never; months?: never }
  | { days: number; hours?: never; months?: never }
  | { months: number; hours?: never; days?: never };

/**
 * How long what has a term is kept: the jobs that delete it, and the table of the page about
 * privacy, read it here.
 */
export const retention = {
  /** Keys that tell a repeated request from a new one. */
  repeatedRequest: { hours: 24 },
  /** An address at an organization to which a code was sent. */
  organizationCode: { hours: 1 },
  /** The domain of such an address; then it must be confirmed again. */
  organization: { months: 12 },
  /** A notice, confirmed or not; a confirmed one is a report by then. */
  notice: { days: 2 },
  /** The address of who sent one, after the decision. */
  noticeAddress: { months: 6 },
  /** An invitation to a household. */
  invitation: { days: 7 },
  /** An invitation to a group. */
  groupInvitation: { days: 7 },
  /** A session that is not used, and any session. */
  unusedSession: { days: 7 },
  session: { days: 30 },
  /** Codes of sign-ins, and of first messages, against fraud. */
  signInTrace: { days: 30 },
  sentText: { days: 30 },
  /** An invitation to write about a room. */
  wantedInvitation: { days: 90 },
  /** What somebody said about looking together with another one. */
  foundingAnswer: { days: 90 },
  /** A time for a viewing, and who came to it. */
  viewing: { days: 180 },
  /** What came of a move-in, with the score and the answers of that day. */
  outcome: { months: 60 },
  /** Matches of a saved search. */
  searchMatch: { days: 180 },
  /** Blocks of a deleted account. */
  formerAccount: { days: 180 },
  /** Counts, which name nobody. */
  listingViews: { days: 30 },
  embedCounts: { days: 90 },
  pageSpeed: { days: 400 },
} as const satisfies Record<string, Term>;

/** What is kept until something happens. */
export type Until =
  | 'account'
  | 'application'
  | 'group'
  | 'group_exists'
  | 'room'
  | 'both_accounts'
  | 'following_year'
  | 'turned_off'
  | 'open';

/** The table of the page about privacy: each kind of what is kept, in its order, and how long. */
export const retentionByKind = {
  profile: 'account',
  rooms: 'room',
  wanted_page: 'account',
  wanted_invitations: retention.wantedInvitation,
  founding_answers: retention.foundingAnswer,
  messages: 'both_accounts',
  applicant_votes: 'application',
  groups: 'group',
  agreements: 'group_exists',
  viewings: retention.viewing,
  outcomes: retention.outcome,
  sessions: retention.session,
  devices: 'turned_off',
  secret_addresses: 'account',
  search_matches: retention.searchMatch,
  sign_in_codes: retention.signInTrace,
  text_codes: retention.sentText,
  invitations: retention.invitation,
  repeated_requests: retention.repeatedRequest,
  organization_code: retention.organizationCode,
  organization: retention.organization,
  notices: retention.notice,
  notice_addresses: retention.noticeAddress,
  decisions: 'following_year',
  reports: 'open',
  former_accounts: retention.formerAccount,
  listing_views: retention.listingViews,
  embed_counts: retention.embedCounts,
  page_speed: retention.pageSpeed,
} as const satisfies Record<string, Term | Until>;
export type RetainedKind = keyof typeof retentionByKind;
