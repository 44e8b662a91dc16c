export {
  inHtml,
  isolate,
  areaImage,
  listingPath,
  oneLine,
  withoutIsolation,
} from './mail-texts.ts';
export type { ComposedMail } from './mailer.ts';
export { keepTimeZone, readSettings, secondsOfQuiet } from './notification-settings.ts';
export {
  isUnclaimed,
  queueGathered,
  queueMails,
  replaceGathered,
  type GatheredJob,
  type GatheredMail,
  type LetterMail,
  type MailJob,
} from './queue.ts';
export { receivesMails, type UnsubscribeLinks } from './unsubscribe.ts';
