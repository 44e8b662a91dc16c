export const title = 'Kalender';
export const lede =
  'Deine Besichtigungen in deinem Kalenderprogramm, immer aktuell: Es liest sie an einer geheimen Adresse. Wer die Adresse hat, kann sie lesen; behalte sie also für dich.';
export const make = 'Adresse anlegen';
export const renew = 'Neue Adresse anlegen';
export const end = 'Adresse beenden';
export const link = 'Adresse deines Kalenders';
export const linkHint =
  'Kopiere sie jetzt: Sie wird nicht noch einmal gezeigt. Füge sie im Kalenderprogramm als Kalender mit Adresse hinzu.';
export const failed = 'Das hat nicht geklappt';
export const loading = 'Lädt …';
export const loadFailed = 'Ob es eine Adresse gibt, konnte nicht geladen werden';
export const since = ({ day }: { day: string }) =>
  `Es gibt eine Adresse seit ${day}. Eine neue beendet sie.`;
