import { type } from 'arktype';
import { limits } from '../limits.ts';
import { ListingImage } from '../images/image.ts';
import { id, idInPath, instant, pageOf, pageQuery, requiredText } from '../primitives.ts';
import {
  inquiryKinds,
  inquiryMoves,
  inquirySides,
  inquiryStatuses,
  listingStatuses,
} from '../vocabulary.ts';

export const InquiryStatus = type.enumerated(...inquiryStatuses);

const messageUpTo = requiredText(limits.message.max, {
  required: 'Write a message',
  max: 'Message too long',
});
const firstMessage = messageUpTo.narrow(
  (value, ctx) =>
    value.trim().length >= limits.message.min ||
    ctx.reject({ message: `Write at least ${limits.message.min} characters` }),
);

export const ListingInquiryForm = type({ listing_id: id, message: firstMessage });
export const UserInquiryForm = type({ recipient_id: id, message: firstMessage });

/** What an inquiry is about; null where it is about the person. */
const InquiredListing = type({
  /** Null once the room was deleted: its title is what is left. */
  id: id.or('null'),
  title: 'string',
  cover: ListingImage.or('null'),
  status: type.enumerated(...listingStatuses, 'gone'),
});

/** The one at the other end, as much as both may know: never an address. */
const Correspondent = type({
  id,
  first_name: 'string',
  profile_picture_url: 'string | null',
});

/** An inquiry as one of its two sides sees it. */
export const Inquiry = type({
  id,
  kind: type.enumerated(...inquiryKinds),
  /** Which side the one who asks is on. */
  side: type.enumerated(...inquirySides),
  status: InquiryStatus,
  listing_id: id.or('null'),
  recipient_id: id.or('null'),
  listing: InquiredListing.or('null'),
  /** Null once they deleted their account. */
  person: Correspondent.or('null'),
  /** Did the one who asks block the person? */
  is_blocked: 'boolean',
  /** The first message. */
  message: 'string',
  last_message: { text: 'string', is_mine: 'boolean', created_at: instant },
  /** How much the one who asks has not seen: messages of the other side, and their answer. */
  unread: 'number',
  created_at: instant,
  /** When something last happened. */
  updated_at: instant,
});
export type Inquiry = typeof Inquiry.infer;
export const InquiryPage = type(pageOf(Inquiry.array()));
export type InquiryPage = typeof InquiryPage.infer;
export const InquiryQuery = type({ ...pageQuery, 'kind?': type.enumerated(...inquiryKinds) });
export type InquiryQuery = typeof InquiryQuery.infer;

/** The newest inquiry about a room or to a person; both are null when nothing was sent yet. */
export const InquiryState = type({
  status: InquiryStatus.or('null'),
  inquiry_id: id.or('null'),
});
export type InquiryState = typeof InquiryState.infer;

export const InquiryMove = type({ status: type.enumerated(...inquiryMoves) });

/** Inquiries there are, and those with something unseen. */
export const InquiryCounts = type({
  sent: 'number',
  received: 'number',
  unread_sent: 'number',
  unread_received: 'number',
});
export type InquiryCounts = typeof InquiryCounts.infer;

export const MessageForm = type({ message: messageUpTo });
export const Message = type({
  id,
  text: 'string',
  is_mine: 'boolean',
  created_at: instant,
});
export type Message = typeof Message.infer;
/** Page 1 holds the newest messages; within a page the oldest comes first. */
export const MessagePage = type(pageOf(Message.array()));
export type MessagePage = typeof MessagePage.infer;
/** Seen up to this message: what came later stays unread. */
export const MessageSeen = type({ message_id: id });

export const ListingInquiryQuery = type({ listing_id: idInPath });
export const UserInquiryQuery = type({ recipient_id: idInPath });
