import { type } from '../type.ts';
import { defineCalls } from '../call.ts';

const hour = '0 <= number.integer <= 23';

/**
 * Zones of ICU alone. PostgreSQL does not know them, or reads the letters as another offset; browsers
 * report the zone that they stand for.
 */
const abbreviations =
  'ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT IET IST JST MIT NET NST PLT PNT PRT PST SST VST';
const zonesOfIcu = new Set([
  ...abbreviations.split(' '),
  'US/PACIFIC-NEW',
  'CANADA/EAST-SASKATCHEWAN',
]);

/** Is it a time zone that JavaScript and PostgreSQL both know? */
const isTimeZone = (name: string) => {
  const upper = name.toUpperCase();
  if (zonesOfIcu.has(upper) || upper.startsWith('SYSTEMV/')) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** A time zone by its name, such as Europe/Berlin. */
export const timeZone = type(/^[A-Za-z][A-Za-z0-9_+/-]{1,49}$/).narrow(
  (name, ctx) => isTimeZone(name) || ctx.mustBe('a time zone, such as Europe/Berlin'),
);

/** Mail notification settings. */
export const NotificationSettings = type({
  /** Mails about messages and answers. */
  message_mails: 'boolean',
  /** Mails about rooms in saved searches. */
  alert_mails: 'boolean',
  /** Mails about favorites that change; when it is left out, it stays as it was. */
  'favorite_mails?': 'boolean',
  /** For who offers rooms: mails that ask whether they are still available. */
  'confirm_mails?': 'boolean',
  /** For who offers rooms: mails about new wanted pages that fit them. */
  'seeker_mails?': 'boolean',
  /** Administrators only: mails, and messages on devices, about new reports. */
  'report_alerts?': 'boolean',
  /** In these hours of their time no alert goes out; 22 to 7 is a night. Null for none. */
  quiet_hours: type({ from: hour, to: hour }).or('null'),
  time_zone: timeZone,
});
export type NotificationSettings = typeof NotificationSettings.infer;

/** The calls about what users are told; part of calls.ts. */
export const notificationCalls = defineCalls({
  getNotificationSettings: {
    route: 'GET /api/users/notifications',
    summary: 'What I am told by mail, and when',
    access: 'user',
    answer: NotificationSettings,
  },
  saveNotificationSettings: {
    route: 'PUT /api/users/notifications',
    summary: 'Choose what I am told by mail, and when',
    access: 'user',
    body: NotificationSettings,
    answer: NotificationSettings,
  },
});
