export { inHtml, isolate, areaImage, oneLine, withoutIsolation } from './mail-texts.ts';
export type { ComposedMail } from './mailer.ts';
export { keepTimeZone, readSettings } from './notification-settings.ts';
export { mailChannel, queueMail, type MailJob } from './queue.ts';
export { receivesMails, type UnsubscribeLinks } from './unsubscribe.ts';
