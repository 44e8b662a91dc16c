import type { OfferStatus, OfferTransition } from '#contract/offers/statuses.ts';
import type { InquirySide } from '#contract/vocabulary.ts';

type Say = (other: { name: string }) => string;

// The offer of a room, in its conversation. `name` is the first name of the other roomie.
export const offerOfRoom = 'The offer of the room';
export const offerRoom = 'Offer the room';
export const offerRoomTo = ({ name }: { name: string }) => `Offer the room to ${name}`;
export const sendOffer = 'Send the offer';
export const offerHint =
  'They can accept or decline until the day that you name. Offering the room accepts their inquiry too.';
export const noPlace = 'Every place in this room is offered or taken.';
export const rent = 'Rent per month';
export const answerBy = 'Answer by';
/** The printed summary: its title, whose room it is, and who moves in. */
export const summary = 'What was agreed on RoomieRadar';
export const offeredBy = 'Offered by';
export const movesIn = 'Moves in';
export const noContract =
  'This is what you agreed here. It is no contract: sign one before money changes hands.';
export const reason = 'Why are you stepping back?';
export const reasonMissing = 'Write why';
export const youSteppedBack = 'You stepped back';
export const placeFree = 'A place is free again';
export const placeFreeHint =
  'The room is still marked as filled. Offer it again only if you are looking for someone.';
export const reopen = 'Offer it again';
export const join = 'Join the household';
export const joinHint =
  'Join the household of this room: your answers then count for how others fit. You can leave at any time.';
export const actions = {
  accepted: 'Accept the offer',
  declined: 'Decline the offer',
  taken_back: 'Take the offer back',
  moved_in: 'Moved in',
  stepped_back: 'Step back',
};
/** Instead of stepping back, once the day has come. */
export const notHappened = 'It did not happen';
export const notHappenedQuestion = 'Did the move not happen?';
export const questions: Record<OfferTransition, Say> = {
  accepted: () => 'Accept the offer?',
  declined: () => 'Decline the offer?',
  taken_back: ({ name }: { name: string }) => `Take the offer to ${name} back?`,
  moved_in: () => 'Has the move taken place?',
  stepped_back: () => 'Step back?',
};
export const hints: Record<OfferTransition, Say> = {
  accepted: ({ name }: { name: string }) =>
    `${name} is told at once, and the room is yours. Both of you can step back until the day of moving in.`,
  declined: ({ name }: { name: string }) =>
    `${name} is told at once. You can still write to each other.`,
  taken_back: ({ name }: { name: string }) =>
    `${name} is told at once. You can offer the room again.`,
  moved_in: () => 'Then the place stays taken, and neither of you can step back anymore.',
  stepped_back: ({ name }: { name: string }) =>
    `${name} reads your reason at once. The place is free again.`,
};
/** What became of the offer, for whom it was made, and for the owner. */
export const titles: Record<InquirySide, Record<OfferStatus, Say>> = {
  sender: {
    offered: ({ name }: { name: string }) => `${name} offers you the room`,
    accepted: () => 'You accepted the offer',
    moved_in: () => 'You moved in',
    declined: () => 'You declined the offer',
    taken_back: ({ name }: { name: string }) => `${name} took the offer back`,
    stepped_back: ({ name }: { name: string }) => `${name} stepped back`,
    expired: () => 'The time to answer the offer is over',
    ended: () => 'The offer has ended',
  },
  recipient: {
    offered: ({ name }: { name: string }) => `You offered the room to ${name}`,
    accepted: ({ name }: { name: string }) => `${name} accepted the offer`,
    moved_in: ({ name }: { name: string }) => `${name} moved in`,
    declined: ({ name }: { name: string }) => `${name} declined the offer`,
    taken_back: () => 'You took the offer back',
    stepped_back: ({ name }: { name: string }) => `${name} stepped back`,
    expired: ({ name }: { name: string }) => `${name} did not answer the offer in time`,
    ended: () => 'The offer has ended',
  },
};
