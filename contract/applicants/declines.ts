import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownListing } from '../call-targets.ts';
import { limits } from '../limits.ts';
import { writeField } from '../reply-templates/fields.ts';
import { countCharacters, id, instant, requiredText } from '../primitives.ts';

/** How many inquiries are declined at once, and for how long that can be undone. */
export const declineLimits = { most: 100, undoSeconds: 10 } as const;

/** Stands in a message for the first name of each who reads it. */
export const nameField = writeField('first_name');

/** How long a message is at most once it has the longest name. */
function longestLength(message: string): number {
  const fields = message.split(nameField).length - 1;
  const growth = Math.max(0, limits.firstName.max - nameField.length);
  return countCharacters(message) + fields * growth;
}

const tooLong = 'Message too long';
const declineMessage = requiredText(limits.message.max, {
  required: 'Write a message',
  max: tooLong,
}).narrow(
  (value, ctx) =>
    longestLength(value.trim()) <= limits.message.max || ctx.reject({ message: tooLong }),
);

export const DeclineForm = type({
  inquiry_ids: id.array().atLeastLength(1).atMostLength(declineLimits.most),
  /**
   * What each of them reads, with `{first_name}` for their name. Null for a kind text of ours, in
   * the language of each.
   */
  message: declineMessage.or('null'),
});
export type DeclineForm = typeof DeclineForm.infer;

/** What everyone else reads when the room went to someone: null for a kind text of ours. */
export const OthersForm = type({ message: declineMessage.or('null') });
export type OthersForm = typeof OthersForm.infer;

/** For the owner: whom they may tell that the room went to someone else, or ask again. */
export const OtherApplicants = type({
  /** How many inquiries of others are open; 0 unless the room is filled. */
  waiting: 'number',
  /** What they read once the contract is signed; null where the owner did not choose to wait. */
  contract: OthersForm.or('null'),
  /** How many were told and can be asked, because the room is offered again. */
  askable: 'number',
});
export type OtherApplicants = typeof OtherApplicants.infer;

/** Inquiries that will be declined, unless that is undone before. */
export const HeldDecline = type({
  id,
  /** When they are declined. It can be undone until that begins. */
  due_at: instant,
  /** How many inquiries; those that are closed, or not about this listing, are not among them. */
  count: 'number',
  /** Did the room go to someone else? Otherwise they are declined. An older server does not say. */
  'is_filled?': 'boolean',
});
export type HeldDecline = typeof HeldDecline.infer;

/** Calls by which the owner of a listing declines several inquiries at once. */
export const declineCalls = defineCalls({
  holdDecline: {
    route: 'POST /api/listings/{id}/decline',
    summary: 'Decline inquiries about my listing ten seconds from now, with a message to each',
    access: 'user',
    needsProfile: true,
    isIdempotent: true,
    problems: ['forbidden', 'gone', 'inquiry_closed'],
    targets: [ownListing],
    status: 201,
    body: DeclineForm,
    answer: HeldDecline,
  },
  notifyOthers: {
    route: 'POST /api/listings/{id}/others',
    summary: 'Tell everyone else ten seconds from now that my room went to someone',
    access: 'user',
    needsProfile: true,
    isIdempotent: true,
    problems: ['forbidden', 'gone', 'inquiry_closed', 'conflict'],
    targets: [ownListing],
    status: 201,
    body: OthersForm,
    answer: HeldDecline,
  },
  waitForContract: {
    route: 'PUT /api/listings/{id}/others',
    summary: 'Keep what everyone else reads until the contract is signed',
    access: 'user',
    needsProfile: true,
    problems: ['forbidden', 'gone', 'conflict'],
    targets: [ownListing],
    body: OthersForm,
  },
  askOthersAgain: {
    route: 'POST /api/listings/{id}/others/ask',
    summary: 'Ask those who were told that my room was gone whether they are still looking',
    access: 'user',
    needsProfile: true,
    problems: ['forbidden', 'gone', 'conflict'],
    targets: [ownListing],
    answer: type({ asked: 'number' }),
  },
  undoDecline: {
    route: 'DELETE /api/listings/{id}/decline/{decline_id}',
    summary: 'Take back what was to be declined, before it is sent',
    access: 'user',
    problems: ['forbidden', 'gone', 'conflict'],
    targets: [ownListing],
  },
});
