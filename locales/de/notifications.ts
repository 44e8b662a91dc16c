export const notifications = 'Mails';
export const messageMails = 'Mails zu Nachrichten und Antworten';
export const alertMails = 'Mails zu Zimmern in deinen gespeicherten Suchen';
export const quietHours = 'Nachts keine Benachrichtigungen';
export const quietHint =
  'Was zwischen 22:00 und 7:00 Uhr deiner Zeit anfällt, wartet bis zum Morgen.';
export const failed = 'Deine Mail-Einstellungen konnten nicht geladen werden';
export const notSaved = 'Deine Mail-Einstellungen konnten nicht gespeichert werden';
export const loading = 'Deine Mail-Einstellungen werden geladen …';
