/** What other subjects may use of inquiries. */
export { answerTimeJson } from './answer-times.ts';
export { askAgain, askableInquiries } from './ask-again.ts';
export { acceptByOffer, noteOffer } from './note-offer.ts';
export { declineWithMessage, lockReceived } from './decline-with-message.ts';
export { sendListingInquiry } from './send-inquiry.ts';
export { closeTarget, countTarget, type Limiting } from './same-target.ts';
export { firstMessage, lastMessageJson, waitingInquiries } from './read-inquiries.ts';
export { notifyHousehold } from './notify-household.ts';
export {
  countForGroup,
  formatClosedReason,
  lockOwnInquiry,
  noSuchInquiry,
  notifySides,
  type OwnInquiry,
} from './write-inquiries.ts';
export { countAsRead, hideMessages, showMessages } from './withdraw-messages.ts';
export {
  isOnSide,
  isSeeker,
  otherSideId,
  ownInquiries,
  readSide,
  sentInquiries,
  viewerSide,
} from './sides.ts';
