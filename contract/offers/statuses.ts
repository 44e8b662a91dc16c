/**
 * Where an offer of a room stands. `ended` is what neither side asked for: a block, a suspension, a
 * deleted account or room, or the end of the inquiry.
 */
export const offerStatuses = [
  'offered',
  'accepted',
  'declined',
  'taken_back',
  'stepped_back',
  'expired',
  'ended',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** What a side can do with an offer. */
export const offerTransitions = ['accepted', 'declined', 'taken_back', 'stepped_back'] as const;
export type OfferTransition = (typeof offerTransitions)[number];
