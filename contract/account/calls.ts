import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { votes } from '../applicants/votes.ts';
import { groupRoles } from '../groups/roles.ts';
import { languages } from '../languages.ts';
import { Listing } from '../listings/listing.ts';
import { NotificationSettings } from '../notifications/notification-settings.ts';
import { offerStatuses } from '../offers/statuses.ts';
import { ratings } from '../outcomes/outcome-terms.ts';
import { day, id, instant } from '../primitives.ts';
import { Habits, Preferences } from '../questionnaire/calls.ts';
import { ReplyTemplate } from '../reply-templates/calls.ts';
import { SavedSearch } from '../saved-searches/saved-search.ts';
import { Profile, Session } from '../users/user.ts';
import {
  appealDecisions,
  inquiryKinds,
  inquirySides,
  moderationRules,
  reportKinds,
  reportReasons,
  reportStatuses,
  statementActions,
} from '../vocabulary.ts';

const ExportedMessage = type({
  inquiry_id: id,
  kind: type.enumerated(...inquiryKinds),
  /** The title of the listing it was about; empty in a message to a user. */
  listing_title: 'string',
  /** Whether the user wrote it; otherwise they received it. */
  is_mine: 'boolean',
  text: 'string',
  created_at: instant,
});

const ExportedHousehold = type({
  listing_id: id,
  listing_title: 'string',
  is_owner: 'boolean',
  /** Null for the owner. */
  joined_at: instant.or('null'),
});

const ExportedInvitation = type({
  listing_id: id,
  created_at: instant,
  expires_at: instant,
  /** Null while nobody used it. */
  used_at: instant.or('null'),
});

const SentReport = type({
  kind: type.enumerated(...reportKinds),
  /** Id of the reported listing, user or inquiry. */
  target_id: id,
  reason: type.enumerated(...reportReasons),
  details: 'string',
  status: type.enumerated(...reportStatuses),
  created_at: instant,
});

const ExportedStatement = type({
  action: type.enumerated(...statementActions),
  rule: type.enumerated(...moderationRules),
  note: 'string',
  target_label: 'string',
  created_at: instant,
  appeal_text: 'string | null',
  appealed_at: instant.or('null'),
  decision: type.enumerated(...appealDecisions).or('null'),
  decision_note: 'string | null',
  decided_at: instant.or('null'),
});

/** An offer of a room that the user made or got. */
const ExportedOffer = type({
  inquiry_id: id,
  listing_title: 'string',
  /** Whether the user is who offered the room. */
  is_mine: 'boolean',
  status: type.enumerated(...offerStatuses),
  monthly_rent: 'number',
  deposit: 'number',
  currency: 'string',
  move_in: day,
  answer_by: day,
  stepped_back_by: type.enumerated(...inquirySides).or('null'),
  reason: 'string | null',
  /** When the user accepted it as one of a group, all of whom have to. */
  accepted_at: instant.or('null'),
  created_at: instant,
  updated_at: instant,
});
export type ExportedOffer = typeof ExportedOffer.infer;

const rating = type.enumerated(...ratings);
/** Numbers by the name of a question. */
const byQuestion = type({ '[string]': 'number' });

/** A move-in whose outcome the user tells, with the score and their answers of that day. */
const ExportedOutcome = type({
  inquiry_id: id,
  moved_in_on: day,
  joined_at: instant,
  score: 'number',
  points_lost: byQuestion,
  habits: Habits,
  preferences: Preferences,
  surveys: type({
    after_days: 'number',
    due_on: day,
    asked_at: instant.or('null'),
    answered_at: instant.or('null'),
    lives_together: 'boolean | null',
    rating: rating.or('null'),
    habit_ratings: byQuestion,
  }).array(),
});
export type ExportedOutcome = typeof ExportedOutcome.infer;

/** Everything a user stored, wrote or received. Of others it has only what they wrote to the user. */
export const AccountExport = type({
  exported_at: instant,
  profile: Profile,
  /** The language that the user chose; null for none. */
  language: type.enumerated(...languages).or('null'),
  habits: Habits,
  preferences: Preferences,
  listings: Listing.array(),
  /** The user's households: own listings in which they said to live, and those they joined. */
  households: ExportedHousehold.array(),
  /** Links to the households of own listings that have not expired. */
  household_invitations: ExportedInvitation.array(),
  /** The groups that the user is in, with the invitation of those that they lead. */
  groups: type({
    group_id: id,
    name: 'string',
    role: type.enumerated(...groupRoles),
    is_active: 'boolean',
    joined_at: instant,
    invitation_expires_at: instant.or('null'),
    /** What the group says about its search; null without a wanted page. */
    wanted_page: type({ headline: 'string', text: 'string', visibility: 'string' }).or('null'),
  }).array(),
  /** What the user changed in house agreements of groups: the wording after the change. */
  agreement_changes: type({
    group_id: id,
    kind: 'string',
    clause: 'string | null',
    text: 'string | null',
    created_at: instant,
  }).array(),
  agreement_acceptances: type({
    group_id: id,
    version: 'number',
    name: 'string',
    accepted_at: instant,
  }).array(),
  /** The proposals of drafts to which the user's answers are closer. */
  agreement_leanings: type({ group_id: id, clause: 'string', is_shown: 'boolean' }).array(),
  /** Splits of a rent that the user made or is in, with their bids. */
  rent_splits: type({
    id,
    group_id: id,
    is_mine: 'boolean',
    rent: 'number',
    currency: 'string',
    method: 'string',
    rooms: 'string[]',
    bids: type('number[]').or('null'),
    created_at: instant,
  }).array(),
  /** What the user thinks of rooms that their groups consider, and why. */
  group_votes: type({
    group_id: id,
    listing_id: id,
    vote: type.enumerated(...votes),
    note: 'string',
    updated_at: instant,
  }).array(),
  /** Which rooms of their groups the user has opened, and as what they last saw them there. */
  group_looks: type({
    group_id: id,
    listing_id: id,
    opened_at: instant.or('null'),
    state: 'string | null',
    total: 'number | null',
    currency: 'string | null',
  }).array(),
  messages: ExportedMessage.array(),
  /** What the user thinks of applicants, and why; nobody else exports it. */
  applicant_votes: type({
    inquiry_id: id,
    listing_title: 'string',
    vote: type.enumerated(...votes),
    note: 'string',
    updated_at: instant,
  }).array(),
  /** When the user last looked at who wrote about a listing. */
  applicant_looks: type({ listing_id: id, looked_at: instant }).array(),
  /** Times at which the user's rooms could be viewed; no listing once it was deleted. */
  viewing_slots: type({
    listing_id: id.or('null'),
    starts_at: instant,
    ends_at: instant,
    time_zone: 'string',
    places: 'number',
    mode: 'string',
    video_url: 'string | null',
    is_withdrawn: 'boolean',
  }).array(),
  /** Viewings of the user's inquiries, sent or received, with what was only proposed. */
  viewings: type({
    inquiry_id: id,
    starts_at: instant,
    ends_at: instant,
    status: 'string',
  }).array(),
  /** Full times for viewings at which the user waits for a place. */
  slot_waits: type({
    inquiry_id: id,
    starts_at: instant,
    ends_at: instant,
    since: instant,
  }).array(),
  /** When the user made which addresses that open without signing in. Nobody can read them again. */
  secret_addresses: type({ kind: "'calendar' | 'friend'", created_at: instant }).array(),
  /** What the user wrote who looks for rooms; null without a wanted page. */
  wanted_page: type({
    headline: 'string',
    text: 'string',
    people: 'number',
    visibility: 'string',
    is_indexed: 'boolean',
    hidden_note: 'string | null',
    confirmed_at: instant,
    created_at: instant,
  }).or('null'),
  /** Invitations to write about a room that the user sent or got. */
  wanted_invitations: type({
    is_mine: 'boolean',
    listing_id: id,
    message: 'string',
    status: 'string',
    created_at: instant,
  }).array(),
  /** What the user said about looking together with others. */
  founding_answers: type({ user_id: id, answer: 'string', answered_at: instant }).array(),
  offers: ExportedOffer.array(),
  /** What the user keeps for everyone else until the contract of a room is signed. */
  contract_messages: type({ listing_id: id, message: 'string | null' }).array(),
  outcomes: ExportedOutcome.array(),
  /** Move-ins about which the user does not want to be asked. */
  refused_outcomes: type({ inquiry_id: id, refused_at: instant }).array(),
  /** What the user is about to decline, until it is sent. */
  held_declines: type({
    listing_id: id.or('null'),
    message: 'string | null',
    inquiry_ids: id.array(),
    due_at: instant,
  }).array(),
  reports: SentReport.array(),
  /** Decisions of administrators about the user, and their appeals. */
  statements: ExportedStatement.array(),
  listing_marks: type({
    listing_id: id,
    listing_title: 'string',
    mark: "'favorite' | 'hidden'",
    created_at: instant,
  }).array(),
  listing_notes: type({ listing_id: id, note: 'string', updated_at: instant }).array(),
  user_marks: type({ user_id: id, mark: "'favorite' | 'hidden'", created_at: instant }).array(),
  saved_searches: SavedSearch.array(),
  reply_templates: ReplyTemplate.array(),
  /** The organization at which the user confirmed an e-mail address; null without one. */
  organization_address: type({ domain: 'string', confirmed_at: instant }).or('null'),
  /** An address to which a code was just sent. */
  organization_code_sent_to: 'string | null',
  blocked_user_ids: id.array(),
  /** False after unsubscribing from mails about messages. */
  receives_mails: 'boolean',
  notifications: NotificationSettings,
  /** Devices that alerts come to, by the push service of their browser. */
  alert_devices: type({ service: 'string', created_at: instant }).array(),
  sessions: Session.array(),
});
export type AccountExport = typeof AccountExport.infer;

/** Calls about the signed-in user's account as a whole; part of calls.ts. */
export const accountCalls = defineCalls({
  deleteAccount: {
    route: 'DELETE /api/users/profile',
    summary: 'Delete my account',
    access: 'user',
    changesPublic: true,
  },
  exportAccount: {
    route: 'GET /api/users/profile/export',
    summary: 'All my data, as one file',
    access: 'user',
    answer: AccountExport,
  },
});
