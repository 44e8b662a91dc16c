export { addressMail } from './address-mail.ts';
export { frameMail, type WrittenMail } from './frame/frame-mail.ts';
export type { MailContent, MailPart } from './frame/mail-content.ts';
export { picturedJson, roomImages, type PicturedListing } from './frame/room-images.ts';
export {
  formatGreeting,
  formatName,
  inHtml,
  isolate,
  listingPath,
  oneLine,
  plainTextFormatter,
} from './mail-texts.ts';
export type { ComposeDeps, ComposedMail } from './mailer.ts';
export {
  dueAfter,
  dueAt,
  dueFor,
  keepTimeZone,
  noteMailed,
  readSecondsUntil,
  readSettings,
  readQuietSeconds,
  wants,
} from './notification-settings.ts';
export {
  isUnclaimed,
  queueGathered,
  queueMails,
  replaceGathered,
  type GatheredJob,
  type GatheredMail,
  type InquiryMail,
  type InquiryMailKind,
  type LetterMail,
  type MailJob,
  type FreePlaceMail,
  type ViewingMail,
  type ViewingReminder,
  type OfferMail,
  type OutcomeMail,
  type WantedMail,
  type FoundedMail,
} from './queue.ts';
export { receivesMails, wantsMails } from './unsubscribe.ts';
