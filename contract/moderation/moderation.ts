import { type } from '../type.ts';
import { AuditEvent } from '../audit/audit.ts';
import { limits } from '../limits.ts';
import { Offer } from '../offers/calls.ts';
import { id, instant, pageSchema, pageQuery, requiredText, textUpTo } from '../primitives.ts';
import {
  inquirySides,
  inquiryStatuses,
  moderationRules,
  listingStatuses,
  reportKinds,
  reportReasons,
  reportSources,
  reportStatuses,
  viewingModes,
  viewingStatuses,
  wantedVisibilities,
} from '../vocabulary.ts';

const ReportKind = type.enumerated(...reportKinds);
const ReportReason = type.enumerated(...reportReasons);
const ReportSource = type.enumerated(...reportSources);
const ReportStatus = type.enumerated(...reportStatuses);

const Named = type({ id, first_name: 'string' });

/** A report as administrators read it. */
export const Report = type({
  id,
  kind: ReportKind,
  /** Id of the listing, user or inquiry, which may be deleted. */
  target_id: id,
  reason: ReportReason,
  details: 'string',
  status: ReportStatus,
  /** Written by the administrator who closed it. */
  note: 'string',
  closed_by: Named.or('null'),
  closed_at: instant.or('null'),
  source: ReportSource,
  /** The address of a sender without an account, until it is deleted after the decision. */
  reporter_email: 'string | null',
  /** Null once they deleted their account, and for notices without one. */
  reporter: type({
    id,
    first_name: 'string',
    /** How many reports they sent, and how many of them were dismissed. */
    reports: 'number',
    dismissed: 'number',
  }).or('null'),
  target: {
    /** The listing's title, the user's name or both names of an inquiry; empty when deleted. */
    title: 'string',
    state: type.enumerated('shown', 'unlisted', 'hidden', 'suspended', 'gone'),
    /** Are photos of the listing also in a listing of another owner? */
    has_same_photos: 'boolean',
  },
  /** Reports about the same target, this one included, and how many of them are open. */
  reports: 'number',
  open_reports: 'number',
  created_at: instant,
});
export type Report = typeof Report.infer;

export const ReportPage = type({
  ...pageSchema(Report.array()),
  /** All open reports, whatever the filter. */
  open: 'number',
});
export type ReportPage = typeof ReportPage.infer;

export const ReportQuery = type({
  ...pageQuery,
  'status?': ReportStatus,
  'kind?': ReportKind,
  'reason?': ReportReason,
  'source?': ReportSource,
});
export type ReportQuery = typeof ReportQuery.infer;

/** The reported user, as others see them, with what administrators need to decide. */
export const ReportedUser = type({
  id,
  first_name: 'string',
  profile_picture_url: 'string | null',
  occupation: 'string',
  bio: 'string',
  is_admin: 'boolean',
  created_at: instant,
  suspended_at: instant.or('null'),
  suspension_note: 'string',
  listings: 'number',
  /** Reports about this user and about their listings. */
  reports: 'number',
});
export type ReportedUser = typeof ReportedUser.infer;

export const ReportedListing = type({
  id,
  title: 'string',
  address: 'string',
  description: 'string',
  monthly_rent: 'number',
  monthly_bills: 'number | null',
  currency: 'string',
  cover: 'string | null',
  /** The status its owner gave it. */
  status: type.enumerated(...listingStatuses, 'pending', 'rejected'),
  hidden_note: 'string | null',
  external_link: 'string | null',
  created_at: instant,
  /** Listings of other owners with the same photos, the oldest first, at most twenty. */
  same_photos: type({ id, title: 'string', photos: 'number' }).array(),
});
export type ReportedListing = typeof ReportedListing.infer;

/**
 * An inquiry without its messages. Reading them is a separate call, which the audit log records.
 */
const ReportedInquiry = type({
  id,
  status: type.enumerated(...inquiryStatuses),
  listing_title: 'string',
  messages: 'number',
  created_at: instant,
});
export type ReportedInquiry = typeof ReportedInquiry.infer;

const LinkedAccount = type({
  id,
  first_name: 'string',
  /** Signed in within ten minutes in the same browser, or from the same network within 30 days. */
  reasons: type.enumerated('browser', 'network').array(),
  seen_at: instant,
  suspended_at: instant.or('null'),
});
export type LinkedAccount = typeof LinkedAccount.infer;

/** A report with everything an administrator needs to decide. */
export const ReportInContext = type({
  report: Report,
  listing: ReportedListing.or('null'),
  inquiry: ReportedInquiry.or('null'),
  wanted: type({
    id,
    headline: 'string',
    text: 'string',
    visibility: type.enumerated(...wantedVisibilities),
    hidden_note: 'string | null',
    created_at: instant,
  }).or('null'),
  /** The reported user, the owner of the listing, who wrote the wanted page, or the other side of the inquiry. */
  user: ReportedUser.or('null'),
  /** Accounts that may be of the same person, the latest first, at most twenty. Only a hint. */
  linked_accounts: LinkedAccount.array(),
  /** Other reports about the same target, newest first, at most twenty. */
  other_reports: Report.pick('id', 'reason', 'details', 'source', 'status', 'created_at').array(),
  /** Decisions of administrators about the target and the user, newest first, at most twenty. */
  audit_events: AuditEvent.array(),
});
export type ReportInContext = typeof ReportInContext.infer;

const note = requiredText(limits.moderationNote.max, {
  required: 'Write why',
  max: 'That is more than fits',
});

/** The rule that the statement of reasons names; `other` where it is left out. */
const rule = { 'rule?': type.enumerated(...moderationRules) } as const;

export const ReportChange = type({
  status: ReportStatus,
  note: textUpTo(limits.moderationNote.max, 'That is more than fits'),
  /** Closes every open report about the same target along with this one. */
  'all_open?': 'boolean',
  ...rule,
});
export type ReportChange = typeof ReportChange.infer;

/** Why a listing is hidden; its owner reads it. */
export const HideForm = type({ note, ...rule });
/** Why a listing is deleted; its owner reads it. In the query, because a DELETE has no body. */
export const DeletionReason = type({
  'note?': textUpTo(limits.moderationNote.max, 'That is more than fits'),
  ...rule,
});
export type DeletionReason = typeof DeletionReason.infer;
/** Why a user is suspended; they read it in their statement of reasons. */
export const SuspendForm = type({
  note,
  ...rule,
  /** Takes what they wrote from everyone who got it, and warns them. */
  'remove_messages?': 'boolean',
});
export type ModerationReason = typeof SuspendForm.infer;

const ReportedMessage = type({
  id,
  /** Null once they deleted their account. */
  author: Named.or('null'),
  side: type.enumerated(...inquirySides).or('null'),
  text: 'string',
  created_at: instant,
});
/** A viewing, or a time that one side proposed. */
export const ReportedViewing = type({
  id,
  status: type.enumerated(...viewingStatuses),
  starts_at: instant,
  time_zone: 'string',
  mode: type.enumerated(...viewingModes),
  video_url: 'string | null',
});
export const ReportedOffer = Offer.pick(
  'id',
  'status',
  'monthly_rent',
  'deposit',
  'currency',
  'move_in',
  'stepped_back_by',
  'reason',
  'created_at',
);
export type ReportedViewing = typeof ReportedViewing.infer;
export type ReportedOffer = typeof ReportedOffer.infer;
/** Page 1 holds the newest messages; within a page the oldest comes first. */
export const ReportedMessagePage = type({
  ...pageSchema(ReportedMessage.array()),
  /** What the two agreed, the newest first, at most twenty; empty where only messages were reported. */
  viewings: ReportedViewing.array(),
  offers: ReportedOffer.array(),
});
export type ReportedMessagePage = typeof ReportedMessagePage.infer;
