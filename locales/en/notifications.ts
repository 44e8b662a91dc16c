// What users are told by mail, on their profile.
export const notifications = 'Mails';
export const messageMails = 'Mails about messages and answers';
export const alertMails = 'Mails about rooms in your saved searches';
export const quietHours = 'No alerts at night';
export const quietHint =
  'Alerts that come up between 22:00 and 7:00 of your time wait until the morning.';
export const failed = 'Your mail settings could not be loaded';
export const notSaved = 'Your mail settings could not be saved';
export const loading = 'Loading your mail settings…';
