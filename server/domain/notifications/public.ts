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
  mailChannel,
  postponeMail,
  queueLetter,
  queueMail,
  type GatheredJob,
  type Letter,
} from './queue.ts';
export { receivesMails, type UnsubscribeLinks } from './unsubscribe.ts';
