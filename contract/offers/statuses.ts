/**
 * Where an offer of a room stands. `ended` is what neither side asked for: a block, a suspension, a
 * deleted account, a deleted or hidden room, or the end of the inquiry.
 */
export const offerStatuses = [
  'offered',
  'accepted',
  'moved_in',
  'declined',
  'taken_back',
  'stepped_back',
  'expired',
  'ended',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** What a side can do with an offer. */
export const offerTransitions = [
  'accepted',
  'declined',
  'taken_back',
  'moved_in',
  'stepped_back',
] as const;
export type OfferTransition = (typeof offerTransitions)[number];

/** Statuses of an offer that is not over: an inquiry has at most one, and its owner makes no other. */
export const currentStatuses: readonly OfferStatus[] = ['offered', 'accepted', 'moved_in'];

/** Statuses of an offer that was accepted and still holds. */
export const takenStatuses: readonly OfferStatus[] = ['accepted', 'moved_in'];
