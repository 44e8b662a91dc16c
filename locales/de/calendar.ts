export const title = 'Kalender';
export const lede =
  'Deine Besichtigungen in deiner Kalender-App, immer aktuell: Die App ruft sie unter einer geheimen Adresse ab. Wer die Adresse kennt, kann sie auch lesen. Behalte sie also für dich.';
export const make = 'Adresse anlegen';
export const renew = 'Neue Adresse anlegen';
export const end = 'Adresse löschen';
export const link = 'Adresse deines Kalenders';
export const linkHint =
  'Kopiere sie jetzt: Sie wird nicht noch einmal gezeigt. Füge in deiner Kalender-App einen Kalender per URL hinzu.';
export const loading = 'Lädt …';
export const loadFailed = 'Die Kalenderadresse konnte nicht geladen werden';
export const since = ({ day }: { day: string }) =>
  `Seit ${day} gibt es eine Adresse. Eine neue ersetzt sie.`;
