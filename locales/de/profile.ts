import { formerAccountDays } from '#contract/quotas.ts';
import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// The page on which people read and change what they told about themselves. The names of its parts:
export const whereSignedIn = 'Wo du angemeldet bist';
export const yourData = 'Deine Daten';
export const peopleYouBlocked = 'Von dir blockiert';
export const deleteAccount = 'Konto löschen';

/** Read out for the list of the parts. */
export const partsOfProfile = 'Teile deines Profils';
/** What one finds in each part, in a few words. */
export const sectionHints = {
  about: 'Wer du bist und was du suchst',
  habits: 'Deine Antworten zum Zusammenleben',
  preferences: 'Was dir bei anderen wichtig ist',
  notifications: 'Was wir dir melden, und wo',
  privacy: 'Wer dich sieht, wen du blockiert hast, deine Daten',
  account: 'Wo du angemeldet bist, und Konto löschen',
};
/** Beside a part in which something was typed. */
export const notSavedYet = 'Noch nicht gespeichert';

// Any part: loading, reading, changing.
export const editPart = ({ part }: { part: string }) => `Bearbeiten: ${part}`;
export const notFilledIn = 'Keine Angabe';
export const typedIsBackHint =
  'Du hattest sie nicht gespeichert. Bis auf das Geburtsdatum blieben sie in diesem Browser erhalten.';
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Alle deine Änderungen sind noch da.`;
export const profileSaved = 'Dein Profil ist gespeichert';
export const answersSaved = 'Deine Antworten sind gespeichert';
export const preferencesSaved = 'Deine Wünsche sind gespeichert';

// "About you" to read: the names of what is filled in, and some of its values.
export const intent = 'Warum du hier bist';
export const budget = 'Budget';
export const movingIn = 'Einzug';
export const fromDay = ({ day }: { day: string }) => `Ab ${day}`;
export const budgetBetween = ({ least, most }: { least: string; most: string }) =>
  `${least} bis ${most} im Monat`;
export const budgetUpTo = ({ most }: { most: string }) => `Bis ${most} im Monat`;
export const budgetFrom = ({ least }: { least: string }) => `Ab ${least} im Monat`;

// "What you want" to read.
export const answerFirst =
  'Beantworte zuerst die Fragen unter „Wie du lebst“. Danach kannst du wählen, was du dir von anderen wünschst.';
export const acceptedAnswers = ({ answers, weight }: { answers: string; weight: string }) =>
  `${answers} (${weight})`;
export const importanceNotes = {
  0: 'unwichtig',
  1: 'etwas wichtig',
  2: 'wichtig',
  4: 'sehr wichtig',
};
export const dealbreakerNote = 'ein No-Go';

// The photo, and cutting a square out of it, of which a circle is shown.
export const choosePhoto = 'Foto auswählen';
export const changePhoto = 'Foto ändern';
export const removePhoto = 'Foto entfernen';
export const photoFile = 'Fotodatei';
export const photoChanged = 'Dein Foto ist geändert';
export const photoRemoved = 'Dein Foto ist entfernt';
export const photoNotRemoved = 'Dein Foto konnte nicht entfernt werden';
export const wrongFile = 'Diese Datei eignet sich nicht als Foto';
export const photoUnchanged = 'Dein Foto hat sich nicht geändert.';
export const cancelUpload = 'Hochladen abbrechen';
export const chooseSection = 'Ausschnitt wählen';
export const takePhoto = 'Dieses Foto nehmen';
export const cropper = 'Dein Bild; der Kreis wird dein Foto';
export const cropperHint =
  'Zieh das Bild oder bewege es mit den Pfeiltasten. Zoome mit zwei Fingern, dem Regler oder + und −.';
export const zoom = 'Zoom';

// Where somebody is signed in: one line for each browser or phone.
export const loadingSessions = 'Deine Geräte werden geladen …';
export const unknownDevice = 'Unbekanntes Gerät';
export const thisDevice = 'Dieses Gerät';
export const sessionDays = ({ since, lastUsed }: { since: string; lastUsed: string }) =>
  `Seit ${since} · zuletzt benutzt: ${lastUsed}`;
export const signOutThere = 'Dort abmelden';
export const stillSignedInThere = 'Du bist dort noch angemeldet';
export const signOutElsewhere = 'Überall sonst abmelden';
export const stillSignedInElsewhere = 'Du bist anderswo noch angemeldet';

// Whom somebody blocked.
export const nameless = 'Roomie ohne Namen';
export const unblockName = ({ name }: { name: string }) => `Blockierung aufheben: ${name}`;
export const firstBlocked = pluralText({
  one: 'Nur # wird angezeigt.',
  other: 'Die ersten # werden angezeigt.',
});

// A file with everything that is stored about somebody.
export const exportHint =
  'Eine Datei für dich: dein Profil, deine Antworten, deine Anzeigen, die Nachrichten, die du geschrieben und bekommen hast, und deine Meldungen.';
export const exportFailed = 'Deine Daten konnten nicht heruntergeladen werden';
export const download = 'Meine Daten herunterladen';

// Deleting the account.
export const deleteHint =
  'Damit werden auch dein Profil, deine Antworten, dein Foto und deine Anzeigen gelöscht. Das lässt sich nicht rückgängig machen.';
export const notDeleted = 'Dein Konto wurde nicht gelöscht';
export const deleteYourAccount = 'Dein Konto löschen?';
export const deleteForGood = 'Endgültig löschen';
export const typeToConfirm = ({ word }: { word: string }) => `Tippe zur Bestätigung „${word}“`;
export const accountDeleted = 'Dein Konto ist gelöscht';
// The next three are a list.
export const thisDeletes = 'Sofort und endgültig gelöscht werden:';
export const deletesProfile = 'dein Profil, deine Antworten und dein Foto,';
export const deletesPlaces = 'alle deine Anzeigen mit ihren Fotos.';
export const messagesStay = 'Was du anderen geschrieben hast, bleibt bei ihnen, ohne deinen Namen.';
export const signsOut = 'Du wirst auf allen Geräten abgemeldet.';
export const blocksStay = `Damit niemand einer Blockierung entgeht, bewahren wir ${formatNumber(formerAccountDays)} Tage lang auf, wer wen blockiert hat, unter einem Code statt eines Namens. Wenn du zurückkommst, gelten Blockierungen und Grenzen wieder. Eine Sperre gilt, bis die Verwaltung sie aufhebt.`;

/** Where someone is signed in: names of a browser and of an operating system. */
export const device = ({ browser, system }: { browser: string; system: string }) =>
  `${browser} auf ${system}`;

// Who finds the profile.
export const whoSeesYou = 'Wer dich sieht';
export const youAreShown = 'Andere finden dein Profil und sehen, wie gut ihr zusammenpasst.';
export const youAreHidden =
  'Niemand findet dein Profil: Du erscheinst in keiner Liste, keinem Match und keiner WG. Alle, mit denen du dir geschrieben hast, sehen weiterhin deine Nachrichten, und Zimmer, die du anbietest, bleiben mit deinem Vornamen öffentlich.';
export const seeAsOthers = 'So sehen dich andere';
export const hideMe = 'Profil ausblenden';
export const showMe = 'Profil wieder zeigen';
export const nowHidden = 'Dein Profil ist ausgeblendet';
export const nowShown = 'Andere finden dich wieder';
export const visibilityFailed = 'Das konnte nicht geändert werden';
