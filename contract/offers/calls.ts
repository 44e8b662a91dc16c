import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownInquiry } from '../call-targets.ts';
import { AgreedAmounts } from '../listings/listing-form.ts';
import { day, id, instant, requiredDay, requiredText } from '../primitives.ts';
import { inquirySides } from '../vocabulary.ts';
import { offerStatuses, offerTransitions } from './statuses.ts';

/** How long the reason for stepping back may be. */
export const longestReason = 500;

const unreal = 'Must be a date that exists';

/** What an owner offers: the currency is that of the listing. */
export const OfferForm = AgreedAmounts.and({
  /** The day on which they move in. */
  move_in: requiredDay({ required: 'Choose the day of moving in', unreal }),
  /** The last day on which they can answer, wherever they are. */
  answer_by: requiredDay({ required: 'Choose the last day for an answer', unreal }),
}).narrow(
  (offer, ctx) =>
    offer.answer_by <= offer.move_in ||
    ctx.reject({ path: ['answer_by'], message: 'The answer must come before they move in' }),
);
export type OfferForm = typeof OfferForm.infer;

const reason = requiredText(longestReason, {
  required: 'Write why',
  max: 'That is more than fits',
});

/** A reason belongs to stepping back alone. */
export const OfferUpdate = type({
  status: type.enumerated(...offerTransitions),
  'reason?': reason,
}).narrow(
  ({ status, reason: why }, ctx) =>
    status !== 'stepped_back' ||
    why !== undefined ||
    ctx.reject({ path: ['reason'], message: 'Write why' }),
);
export type OfferUpdate = typeof OfferUpdate.infer;

const amounts = { monthly_rent: 'number', deposit: 'number', currency: 'string' } as const;

/** An offer as both sides see it. */
export const Offer = type({
  id,
  status: type.enumerated(...offerStatuses),
  ...amounts,
  move_in: day,
  answer_by: day,
  /** Is the last day over, for an answer or, once it is accepted, for stepping back? */
  is_late: 'boolean',
  /** Has the day of moving in come? */
  is_due: 'boolean',
  /** Who stepped back, and why. */
  stepped_back_by: type.enumerated(...inquirySides).or('null'),
  reason: 'string | null',
  /**
   * Of a group, whose each accepts; null for a person alone, and left out by an older server beside
   * this one.
   */
  'group?': type({
    /** Have I accepted? */
    has_accepted: 'boolean',
    /** The first names of who has, and of who has not. */
    accepted: 'string[]',
    missing: 'string[]',
    /** Did somebody join or leave since it was made, so that everyone answers again? */
    is_reopened: 'boolean',
  }).or('null'),
  created_at: instant,
  updated_at: instant,
});
export type Offer = typeof Offer.infer;

/** The newest offer in an inquiry, and what the owner needs to know for another one. */
export const OfferState = type({
  offer: Offer.or('null'),
  /** Null for all but the owner, and once the listing is deleted. */
  listing: type({
    /** What an offer can begin with: the amounts of the listing, and when the applicant would come. */
    ...amounts,
    deposit: 'number | null',
    move_in: day,
    /** Places that are neither offered nor taken. */
    free_places: 'number',
    /** Is it marked as filled although a place is free? The owner alone says that it opens again. */
    can_reopen: 'boolean',
  }).or('null'),
  /** The address of the room without the house number; null once it was deleted. */
  address: 'string | null',
  /** Whether the user moved in and may join the household of the room. */
  can_join: 'boolean',
});
export type OfferState = typeof OfferState.infer;

/** Calls about the offer of a room to one who wrote about it. */
export const offerCalls = defineCalls({
  getOffer: {
    route: 'GET /api/inquiries/{id}/offer',
    summary: 'The newest offer of the room in one of my inquiries about a listing',
    access: 'user',
    targets: [ownInquiry],
    answer: OfferState,
  },
  makeOffer: {
    route: 'POST /api/inquiries/{id}/offer',
    needsProfile: true,
    summary: 'Offer the room to who wrote about it, which also accepts the inquiry',
    access: 'user',
    isIdempotent: true,
    problems: [
      'transition_refused',
      'inquiry_closed',
      'offer_open',
      'no_free_place',
      'gone',
      'cannot_write',
    ],
    targets: [ownInquiry],
    status: 201,
    body: OfferForm,
    answer: OfferState,
  },
  updateOffer: {
    route: 'PATCH /api/inquiries/{id}/offer',
    summary:
      'Accept or decline the offer of a room, take it back, step back from it, or say that one of us moved in',
    access: 'user',
    changesPublic: true,
    problems: ['transition_refused', 'no_free_place', 'gone', 'cannot_write'],
    targets: [ownInquiry],
    body: OfferUpdate,
    answer: OfferState,
  },
});
