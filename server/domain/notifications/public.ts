export type { ComposeDeps } from './compose-mail.ts';
export { frameMail } from './frame/frame-mail.ts';
export type { MailContent } from './frame/mail-content.ts';
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
export type { ComposedMail } from './mailer.ts';
export {
  dueAfter,
  dueAfterQuiet,
  keepTimeZone,
  noteMailed,
  readSecondsUntil,
  readSettings,
  readQuietSeconds,
} from './notification-settings.ts';
export {
  isUnclaimed,
  queueGathered,
  queueMails,
  replaceGathered,
  type GatheredJob,
  type GatheredMail,
  type LetterMail,
  type MailJob,
  type FreePlaceMail,
  type ViewingMail,
  type ViewingReminder,
  type OfferMail,
  type OutcomeMail,
  type WantedMail,
} from './queue.ts';
export { receivesMails, type UnsubscribeLinks } from './unsubscribe.ts';
