import { type } from 'arktype';
import { adminActs, adminActThings } from '../audit/audit-events.ts';
import { limits } from '../limits.ts';
import { id, idInPath, instant, pageOf, pageQuery, requiredText, textUpTo } from '../primitives.ts';
import {
  inquirySides,
  inquiryStatuses,
  listingStatuses,
  reportKinds,
  reportReasons,
  reportStatuses,
} from '../vocabulary.ts';

const ReportKind = type.enumerated(...reportKinds);
const ReportReason = type.enumerated(...reportReasons);
const ReportStatus = type.enumerated(...reportStatuses);

const Named = type({ id, first_name: 'string' });

/** A report as administrators read it. */
export const Report = type({
  id,
  kind: ReportKind,
  /** Number of the room, person or inquiry, which may be gone. */
  thing_id: id,
  reason: ReportReason,
  details: 'string',
  status: ReportStatus,
  /** What the administrator noted who closed it. */
  note: 'string',
  closed_by: Named.or('null'),
  closed_at: instant.or('null'),
  /** Who reported it; null once they deleted their account. */
  reporter: type({
    id,
    first_name: 'string',
    /** How much they have reported, and how much of it came to nothing. */
    reports: 'number',
    dismissed: 'number',
  }).or('null'),
  thing: {
    /** Title of the room, name of the person, of whom the conversation is; empty when gone. */
    title: 'string',
    state: type.enumerated('shown', 'unlisted', 'hidden', 'suspended', 'gone'),
  },
  /** Reports about the same thing, this one included, and how many of them are open. */
  reports: 'number',
  open_reports: 'number',
  created_at: instant,
});
export type Report = typeof Report.infer;

export const ReportPage = type({
  ...pageOf(Report.array()),
  /** All that are open, whatever the filter. */
  open: 'number',
});
export type ReportPage = typeof ReportPage.infer;

export const ReportQuery = type({
  ...pageQuery,
  'status?': ReportStatus,
  'kind?': ReportKind,
  'reason?': ReportReason,
});
export type ReportQuery = typeof ReportQuery.infer;

/** One line of the audit log. */
export const AdminActLine = type({
  id,
  admin: Named,
  act: type.enumerated(...adminActs),
  thing_kind: type.enumerated(...adminActThings),
  thing_id: id.or('null'),
  thing_label: 'string',
  /** Small facts: counts, notes, filters. */
  details: { '[string]': 'string | number | boolean | null | number[]' },
  created_at: instant,
});
export type AdminActLine = typeof AdminActLine.infer;
export const AdminActPage = type(pageOf(AdminActLine.array()));
export const AdminActQuery = type({
  ...pageQuery,
  'act?': type.enumerated(...adminActs),
  'admin_id?': idInPath,
});
export type AdminActQuery = typeof AdminActQuery.infer;

/** Someone an administrator has to judge: what others see, and what was said of them. */
const PersonInCare = type({
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
  /** Reports about this person, and about rooms of theirs. */
  reports: 'number',
});
export type PersonInCare = typeof PersonInCare.infer;

const ListingInCare = type({
  id,
  title: 'string',
  address: 'string',
  description: 'string',
  monthly_rent: 'number',
  cover: 'string | null',
  /** What its owner has it as. */
  status: type.enumerated(...listingStatuses, 'pending', 'rejected'),
  hidden_note: 'string | null',
  external_link: 'string | null',
  created_at: instant,
});
export type ListingInCare = typeof ListingInCare.infer;

/** A conversation without what was written: that is asked for on its own, and asking is recorded. */
const ConversationInCare = type({
  id,
  status: type.enumerated(...inquiryStatuses),
  listing_title: 'string',
  messages: 'number',
  created_at: instant,
});
export type ConversationInCare = typeof ConversationInCare.infer;

/** A report with everything an administrator needs to decide. */
export const ReportInContext = type({
  report: Report,
  listing: ListingInCare.or('null'),
  conversation: ConversationInCare.or('null'),
  /** The person reported, the owner of the room, or the other side of the conversation. */
  person: PersonInCare.or('null'),
  /** Other reports about the same thing, newest first, at most twenty. */
  others: Report.pick('id', 'reason', 'details', 'status', 'created_at').array(),
  /** What administrators did about the thing and the person, newest first, at most twenty. */
  acts: AdminActLine.array(),
});
export type ReportInContext = typeof ReportInContext.infer;

const note = requiredText(limits.moderationNote.max, {
  required: 'Write why',
  max: 'That is more than fits',
});

export const ReportChange = type({
  status: ReportStatus,
  note: textUpTo(limits.moderationNote.max, 'That is more than fits'),
  /** Closes every open report about the same thing along with it. */
  'all_about_it?': 'boolean',
});
export type ReportChange = typeof ReportChange.infer;

/** Why a room is hidden, as its owner will read it. */
export const HideForm = type({ note });
/** Why someone is suspended, for other administrators. */
export const SuspendForm = type({ note });

const ReportedMessage = type({
  id,
  /** Null once they deleted their account. */
  author: Named.or('null'),
  side: type.enumerated(...inquirySides).or('null'),
  text: 'string',
  created_at: instant,
});
/** Page 1 holds the newest messages; within a page the oldest comes first. */
export const ReportedMessagePage = type(pageOf(ReportedMessage.array()));
export type ReportedMessagePage = typeof ReportedMessagePage.infer;
