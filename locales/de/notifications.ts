import { formatTime } from './format.ts';

export const messageMails = 'Mails zu Nachrichten und Antworten';
export const alertMails = 'Mails zu Zimmern in deinen gespeicherten Suchen';
export const favoriteMails = 'Mails zu Favoriten, an denen sich etwas ändert';
export const confirmMails = 'Mails, die fragen, ob deine Zimmer noch frei sind';
export const seekerMails = 'Mails zu neuen Gesuchen, die zu deinen Zimmern passen';
export const reportAlerts =
  'Neue Meldungen, per Mail und auf Geräten, höchstens einmal in der Stunde';
export const quietHours = 'Nachts keine Benachrichtigungen';
export const quietHint = `Benachrichtigungen zwischen ${formatTime(22, 0)} und ${formatTime(7, 0)} Uhr deiner Zeit kommen um ${formatTime(7, 0)} Uhr. Mails zu Nachrichten kommen weiterhin sofort.`;
export const failed = 'Deine Mail-Einstellungen konnten nicht geladen werden';
export const notSaved = 'Deine Mail-Einstellungen konnten nicht gespeichert werden';
export const loading = 'Deine Mail-Einstellungen werden geladen …';

export const pushOff = 'Benachrichtigungen auf diesem Gerät';
export const pushOffHint =
  'Dieselben wie per Mail, sobald es etwas Neues gibt. Dein Browser fragt dich vorher.';
export const pushTurnOn = 'Einschalten';
export const pushTurnOff = 'Ausschalten';
export const pushOn = 'Benachrichtigungen sind auf diesem Gerät eingeschaltet';
export const pushOnHint = 'Bis du sie ausschaltest oder dich hier abmeldest.';
export const pushDenied = 'Dein Browser blockiert Benachrichtigungen von dieser Seite';
export const pushDeniedHint = 'Erlaube sie in den Einstellungen deines Browsers für diese Seite.';
export const pushExpired = 'Auf dieses Gerät kommen keine Benachrichtigungen mehr';
export const pushExpiredHint =
  'Dein Browser oder sein Push-Dienst hat sie beendet. Du kannst sie wieder einschalten.';
export const pushFailed = 'Benachrichtigungen ließen sich nicht einschalten';
export const pushFailedHint = 'Prüfe deine Verbindung und versuche es noch einmal.';
export const pushStuck = 'Benachrichtigungen ließen sich nicht ausschalten';
export const pushStuckHint =
  'Sie kommen weiterhin. Prüfe deine Verbindung und versuche es noch einmal.';
export const pushUnsupported = 'Dieser Browser kann keine Benachrichtigungen zeigen';
export const pushUnsupportedHint =
  'Installiere die App oder nimm einen anderen Browser, um sie auf diesem Gerät zu bekommen.';
