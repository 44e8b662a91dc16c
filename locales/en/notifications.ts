import { formatTime } from './format.ts';

// What users are told by mail, on their profile.
export const messageMails = 'E-mails about messages and answers';
export const alertMails = 'E-mails about rooms in your saved searches';
export const favoriteMails = 'E-mails about changed favorites';
/** For who offers rooms. */
export const confirmMails = 'E-mails that ask whether your rooms are still available';
export const seekerMails = 'E-mails about new people who look for a room like yours';
/** For administrators. */
export const reportAlerts = 'New reports, by e-mail and on devices, at most once an hour';
export const quietHours = 'No alerts at night';
export const quietHint = `Alerts between ${formatTime(22, 0)} and ${formatTime(7, 0)} your time are sent at ${formatTime(7, 0)}. E-mails about messages are still sent right away.`;
export const failed = 'Your e-mail settings could not be loaded';
export const notSaved = 'Your e-mail settings could not be saved';
export const loading = 'Loading your e-mail settings…';

// Alerts on this device.
export const pushOff = 'Alerts on this device';
export const pushOffHint =
  'The same alerts as by e-mail, right away. Your browser asks for permission first.';
export const pushTurnOn = 'Turn on';
export const pushTurnOff = 'Turn off';
export const pushOn = 'Alerts are on for this device';
export const pushOnHint = 'Until you turn them off or sign out here.';
export const pushDenied = 'Your browser blocks alerts from this site';
export const pushDeniedHint = 'Allow notifications for this site in the settings of your browser.';
export const pushExpired = 'This device no longer gets alerts';
export const pushExpiredHint =
  'Your browser or its push service ended them. You can turn them on again.';
export const pushFailed = 'Alerts could not be turned on';
export const pushFailedHint = 'Check your connection and try again.';
export const pushStuck = 'Alerts could not be turned off';
export const pushStuckHint = 'They are still on. Check your connection and try again.';
export const pushUnsupported = 'This browser does not support alerts';
export const pushUnsupportedHint =
  'Install the app or use another browser to get them on this device.';
