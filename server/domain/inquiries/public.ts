/** What other subjects may use of inquiries. */
export { answerTimeJson } from './answer-times.ts';
export { acceptByOffer, noteOffer } from './note-offer.ts';
export { declineWithMessage, lockReceived } from './decline-with-message.ts';
export type { Limiting } from './same-target.ts';
export { firstMessage, lastMessageJson, waitingInquiries } from './read-inquiries.ts';
export { notifyHousehold } from './notify-household.ts';
export { formatClosedReason, noSuchInquiry, viewerSide } from './write-inquiries.ts';
export { countAsRead, hideMessages, showMessages } from './withdraw-messages.ts';
