import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import {
  listingToWriteAbout,
  ownInquiry,
  ownUserInquiry,
  listingWrittenAbout,
  userWrittenTo,
  userToWriteTo,
} from '../call-targets.ts';
import { ListingImage } from '../images/image.ts';
import { id, idInPath, instant, pageSchema, pageQuery } from '../primitives.ts';
import {
  inquiryKinds,
  inquirySides,
  inquiryStatuses,
  inquiryTransitions,
  listingStatuses,
} from '../vocabulary.ts';
import {
  firstMessage,
  LastMessage,
  Message,
  MessageForm,
  MessagePage,
  ReadMark,
} from './message.ts';

export const InquiryStatus = type.enumerated(...inquiryStatuses);

export const ListingInquiryForm = type({
  listing_id: id,
  /** The group of mine that writes; without one I write alone. */
  'group_id?': id,
  message: firstMessage,
});
export const UserInquiryForm = type({ recipient_id: id, message: firstMessage });

/** The listing that an inquiry is about. */
const InquiredListing = type({
  /** Null once the listing was deleted: only its title is left. */
  id: id.or('null'),
  title: 'string',
  cover: ListingImage.or('null'),
  status: type.enumerated(...listingStatuses, 'gone'),
});

/** The user on the other side. Never includes an email address. */
export const OtherUser = type({
  id,
  first_name: 'string',
  profile_picture_url: 'string | null',
  /** Can others open their profile? Not before the end of onboarding, nor while it is hidden. */
  is_findable: 'boolean',
});

/** Those of a group who sent an inquiry together, as one of its two sides sees them. */
const InquiryGroup = type({
  /** Null for all but members of the group, like its name. */
  id: id.or('null'),
  name: 'string | null',
  /** May I withdraw it? Who sent it may, and who leads the group. */
  can_withdraw: 'boolean',
  /** Who reads and writes, whoever speaks for it first; without those who cannot be shown. */
  members: OtherUser.array(),
});

/** An inquiry as one of its two sides sees it. */
export const Inquiry = type({
  id,
  kind: type.enumerated(...inquiryKinds),
  /** The side of the signed-in user. */
  side: type.enumerated(...inquirySides),
  status: InquiryStatus,
  listing_id: id.or('null'),
  recipient_id: id.or('null'),
  listing: InquiredListing.or('null'),
  /** Null once they deleted their account. */
  other_user: OtherUser.or('null'),
  /** Null when a person wrote alone; an older server beside this one leaves it out. */
  'group?': InquiryGroup.or('null'),
  /** Where its sender writes with a group since it was withdrawn, if I read that. */
  'joined_inquiry_id?': id.or('null'),
  /** Did the signed-in user block the other one? */
  is_blocked: 'boolean',
  /** Does what is written here no longer reach the other user? */
  is_away: 'boolean',
  /** Did administrators suspend the other user? */
  is_suspended: 'boolean',
  /** Was it declined because the room went to someone else? */
  'is_room_taken?': 'boolean',
  /** For its sender: is that room free again, and does its owner ask whether they are still looking? */
  'is_asked_again?': 'boolean',
  /** When the two meet, until that is over; an older server beside this one leaves it out. */
  'viewing?': type({ starts_at: instant, time_zone: 'string' }).or('null'),
  /** The first message. */
  message: 'string',
  last_message: LastMessage,
  /**
   * Did the signed-in user archive it? A message or an answer of the other side brings it back.
   */
  is_archived: 'boolean',
  /** How many messages and answers of the other side the signed-in user has not seen. */
  unread: 'number',
  created_at: instant,
  /** When something last happened. */
  updated_at: instant,
});
export type Inquiry = typeof Inquiry.infer;
export const InquiryPage = type(pageSchema(Inquiry.array()));
export type InquiryPage = typeof InquiryPage.infer;
/**
 * Which inquiries a list has: those with something unread, those in which the other side wrote last
 * and waits, or those that were archived. Without one, all that were not archived.
 */
export const inquiryFilters = ['unread', 'waiting', 'archived'] as const;
export type InquiryFilter = (typeof inquiryFilters)[number];
export const InquiryQuery = type({
  ...pageQuery,
  'kind?': type.enumerated(...inquiryKinds),
  'filter?': type.enumerated(...inquiryFilters),
});
export type InquiryQuery = typeof InquiryQuery.infer;

/** One of the group that the signed-in user looks with, and what its inquiry would mean for them. */
const GroupApplicant = type({
  /** Null for who is not shown to me. */
  first_name: 'string | null',
  is_me: 'boolean',
  /** Would they read and write? Not who applies for the listing with another group, for example. */
  joins: 'boolean',
  /** Would an inquiry that they have sent alone be withdrawn? */
  has_own: 'boolean',
});

/** The newest inquiry about a listing or to a user; both are null when nothing was sent yet. */
export const InquiryState = type({
  status: InquiryStatus.or('null'),
  inquiry_id: id.or('null'),
  /** The group that I look with now, if it can write about this listing, too. */
  'group?': type({ id, name: 'string', members: GroupApplicant.array() }),
});
export type InquiryState = typeof InquiryState.infer;

export const InquiryUpdate = type({ status: type.enumerated(...inquiryTransitions) });

/** How many inquiries there are, and how many of them are unread and not archived. */
export const InquiryCounts = type({
  sent: 'number',
  received: 'number',
  unread_sent: 'number',
  unread_received: 'number',
  /**
   * In how many others something is to be said about a viewing: whether I come, or whether it took
   * place. An older server beside this one does not count them.
   */
  'viewings?': 'number',
});
export type InquiryCounts = typeof InquiryCounts.infer;

/** Puts an inquiry away, or takes it back, for the signed-in user alone. */
export const ArchiveMark = type({ is_archived: 'boolean' });

export const ListingInquiryQuery = type({ listing_id: idInPath });
export const UserInquiryQuery = type({ recipient_id: idInPath });

/** The calls by which users write to each other. */
export const inquiryCalls = defineCalls({
  sendListingInquiry: {
    route: 'POST /api/inquiries',
    needsProfile: true,
    summary: 'Send an inquiry about a listing, alone or for a group of mine',
    access: 'user',
    isIdempotent: true,
    problems: ['not_found', 'gone', 'no_owner', 'own_target', 'cannot_write', 'inquiry_open'],
    targets: [listingToWriteAbout],
    status: 201,
    body: ListingInquiryForm,
    answer: Inquiry,
  },
  listOwnInquiries: {
    route: 'GET /api/inquiries/my',
    summary: 'Inquiries I sent, about listings and to users, unread first',
    access: 'user',
    query: InquiryQuery,
    answer: InquiryPage,
  },
  listReceivedInquiries: {
    route: 'GET /api/inquiries/received',
    summary: 'Inquiries I received, about my listings and to me, unread first',
    access: 'user',
    query: InquiryQuery,
    answer: InquiryPage,
  },
  countInquiries: {
    route: 'GET /api/inquiries/counts',
    summary: 'How many inquiries I have, and how many are unread',
    access: 'user',
    answer: InquiryCounts,
  },
  getListingInquiryStatus: {
    route: 'GET /api/inquiries/status',
    summary: 'The status of my inquiry about this listing',
    access: 'user',
    problems: ['not_found'],
    targets: [listingWrittenAbout],
    query: ListingInquiryQuery,
    answer: InquiryState,
  },
  getInquiry: {
    route: 'GET /api/inquiries/{id}',
    summary: 'One of my inquiries, of either kind',
    access: 'user',
    targets: [ownInquiry],
    answer: Inquiry,
  },
  updateInquiry: {
    route: 'PATCH /api/inquiries/{id}',
    summary: 'Accept or decline an inquiry I received, or withdraw one I sent',
    access: 'user',
    problems: ['transition_refused'],
    targets: [ownInquiry],
    body: InquiryUpdate,
    answer: Inquiry,
  },
  listMessages: {
    route: 'GET /api/inquiries/{id}/messages',
    summary: 'The messages of one of my inquiries, the newest page first',
    access: 'user',
    targets: [ownInquiry],
    query: type(pageQuery),
    answer: MessagePage,
  },
  sendMessage: {
    route: 'POST /api/inquiries/{id}/messages',
    needsProfile: true,
    summary: 'Send another message in one of my inquiries',
    access: 'user',
    isIdempotent: true,
    problems: ['inquiry_closed', 'awaiting_answer', 'gone', 'cannot_write'],
    targets: [ownInquiry],
    status: 201,
    body: MessageForm,
    answer: Message,
  },
  markInquiryRead: {
    route: 'PUT /api/inquiries/{id}/read',
    summary: 'Mark one of my inquiries as read up to a message',
    access: 'user',
    targets: [ownInquiry],
    body: ReadMark,
    answer: Inquiry,
  },
  archiveInquiry: {
    route: 'PUT /api/inquiries/{id}/archive',
    summary: 'Put one of my inquiries away, or take it back; the other side sees nothing of it',
    access: 'user',
    targets: [ownInquiry],
    body: ArchiveMark,
    answer: Inquiry,
  },
  sendUserInquiry: {
    route: 'POST /api/user-inquiries',
    needsProfile: true,
    summary: 'Send an inquiry to a user',
    access: 'user',
    isIdempotent: true,
    problems: ['not_found', 'own_target', 'cannot_write', 'inquiry_open'],
    targets: [userToWriteTo],
    status: 201,
    body: UserInquiryForm,
    answer: Inquiry,
  },
  listOwnUserInquiries: {
    route: 'GET /api/user-inquiries/my',
    summary: 'Inquiries I sent to users, unread first',
    access: 'user',
    query: type(pageQuery),
    answer: InquiryPage,
  },
  listReceivedUserInquiries: {
    route: 'GET /api/user-inquiries/received',
    summary: 'Inquiries that users sent to me, unread first',
    access: 'user',
    query: type(pageQuery),
    answer: InquiryPage,
  },
  getUserInquiryStatus: {
    route: 'GET /api/user-inquiries/status',
    summary: 'The status of my inquiry to this user',
    access: 'user',
    problems: ['not_found'],
    targets: [userWrittenTo],
    query: UserInquiryQuery,
    answer: InquiryState,
  },
  updateUserInquiry: {
    route: 'PATCH /api/user-inquiries/{id}',
    summary: 'Accept or decline an inquiry from a user, or withdraw one I sent to a user',
    access: 'user',
    problems: ['transition_refused'],
    targets: [ownUserInquiry],
    body: InquiryUpdate,
    answer: Inquiry,
  },
  listUserMessages: {
    route: 'GET /api/user-inquiries/{id}/messages',
    summary: 'The messages of an inquiry between users, the newest page first',
    access: 'user',
    targets: [ownUserInquiry],
    query: type(pageQuery),
    answer: MessagePage,
  },
  sendUserMessage: {
    route: 'POST /api/user-inquiries/{id}/messages',
    needsProfile: true,
    summary: 'Send another message in an inquiry between users',
    access: 'user',
    isIdempotent: true,
    problems: ['inquiry_closed', 'awaiting_answer', 'gone', 'cannot_write'],
    targets: [ownUserInquiry],
    status: 201,
    body: MessageForm,
    answer: Message,
  },
});
