// What users are told by mail, on their profile.
export const notifications = 'Mails and alerts';
export const messageMails = 'Mails about messages and answers';
export const alertMails = 'Mails about rooms in your saved searches';
export const favoriteMails = 'Mails about favorites that change';
/** For who offers rooms. */
export const confirmMails = 'Mails that ask whether your rooms are still available';
/** For administrators. */
export const reportAlerts = 'New reports, by mail and on devices, at most once an hour';
export const quietHours = 'No alerts at night';
export const quietHint =
  'Alerts that come up between 22:00 and 7:00 of your time wait until the morning.';
export const failed = 'Your mail settings could not be loaded';
export const notSaved = 'Your mail settings could not be saved';
export const loading = 'Loading your mail settings…';

// Alerts on this device.
export const pushOff = 'Alerts on this device';
export const pushOffHint =
  'The same alerts as by mail, as soon as they come up. Your browser asks you first.';
export const pushTurnOn = 'Turn on';
export const pushTurnOff = 'Turn off';
export const pushOn = 'Alerts come to this device';
export const pushOnHint = 'Until you turn them off or sign out here.';
export const pushDenied = 'Your browser blocks alerts of this site';
export const pushDeniedHint = 'Allow notifications for this site in the settings of your browser.';
export const pushExpired = 'Alerts no longer come to this device';
export const pushExpiredHint =
  'Your browser or its push service ended them. You can turn them on again.';
export const pushFailed = 'Alerts could not be turned on';
export const pushFailedHint = 'Check your connection and try again.';
export const pushTryAgain = 'Try again';
export const pushStuck = 'Alerts could not be turned off';
export const pushStuckHint = 'They still come. Check your connection and try again.';
export const pushUnsupported = 'This browser has no alerts';
export const pushUnsupportedHint =
  'Install the app, or use another browser, to have them on this device.';
