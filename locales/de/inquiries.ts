import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// What stands in for a name. The last two look the same in the nominative and the accusative, so
// the sentences of a first message have {name} in no other case.
export const deletedAccount = 'Gelöschtes Konto';
export const thisPerson = 'diese Person';

// The two folders and their lists.
export const inquiriesLede =
  'Nachrichten, die du zu Zimmern und Roomies geschickt und bekommen hast.';
export const folders = { received: 'Erhalten', sent: 'Gesendet' };
export const filters = {
  all: 'Alle',
  unread: 'Ungelesen',
  waiting: 'Wartet auf dich',
  archived: 'Archiviert',
};
export const nothingFiltered = {
  unread: 'Keine ungelesenen Anfragen',
  waiting: 'Niemand wartet auf dich',
  archived: 'Keine archivierten Anfragen',
};
export const allArchived = 'Hier ist alles archiviert';
export const archive = 'Archivieren';
export const unarchive = 'Zurück in den Eingang';
export const archived = 'Archiviert';
export const unarchived = 'Zurück im Eingang';
export const fit = ({ score }: { score: number }) => `Fit ${formatNumber(score)}`;
export const unread = 'ungelesen';
export const loadingInquiries = 'Deine Anfragen werden geladen …';
export const offlineHint = 'Sie werden geladen, sobald du wieder online bist.';
export const inquiriesFailed = 'Deine Anfragen konnten nicht geladen werden';
export const nothingSent = 'Du hast noch niemandem geschrieben';
export const nothingSentHint =
  'Schreib Leuten von der Seite eines Zimmers oder Roomies aus. Ihre Antworten erscheinen hier.';
export const nothingReceived = 'Dir hat noch niemand geschrieben';
export const nothingReceivedHint =
  'Hier erscheinen Nachrichten zu deinen Zimmern und von Leuten, die gern mit dir wohnen würden.';

// A line of a list: what it is about, and its last message.
export const aboutRoomie = {
  sender: 'Deine Nachricht an einen Roomie',
  recipient: 'Nachricht an dich als Roomie',
};
export const goneSubject = ({ title }: { title: string }) => `${title} (nicht mehr verfügbar)`;
export const today = 'Heute';

/** The state of an inquiry in a badge, for the one who wrote it and the one it was written to. */
export const statuses = {
  sender: {
    sent: 'Noch nicht gesehen',
    read: 'Gesehen',
    accepted: 'Im Gespräch',
    declined: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    expired: 'Abgelaufen',
  },
  recipient: {
    sent: 'Neu',
    read: 'Wartet auf dich',
    accepted: 'Im Gespräch',
    declined: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    expired: 'Abgelaufen',
  },
};
export const viewingOn = ({ day }: { day: string }) => `Besichtigung am ${day}`;
export const notChosen = 'Nicht ausgewählt';
/** Declined because the room was filled. */
export const roomTakenChip = 'Anderweitig vergeben';
export const roomTaken = 'Das Zimmer ist anderweitig vergeben';
export const waitingForThem = 'Antwort steht aus';

// What became of my message, in place of the form.
export const sentTitles = {
  sent: ({ name }: { name: string }) => `Du hast an ${name} geschrieben`,
  read: ({ name }: { name: string }) => `${name} hat deine Nachricht gelesen`,
  accepted: ({ name }: { name: string }) => `${name} hat deine Anfrage angenommen`,
  declined: ({ name }: { name: string }) => `${name} hat deine Anfrage abgelehnt`,
  withdrawn: 'Du hast deine Anfrage zurückgezogen',
  expired: 'Niemand hat rechtzeitig geantwortet',
};
export const sentDetails = {
  sent: 'Deine Nachricht wartet darauf, gelesen zu werden.',
  read: 'Die Antwort siehst du dann hier.',
  accepted: 'Öffne sie, dann könnt ihr euch schreiben.',
  declined: 'Vielleicht passen andere Zimmer und Roomies zu dir.',
  withdrawn: 'Du kannst wieder schreiben.',
  expired: 'Du kannst wieder schreiben.',
};
export const openInquiry = 'Anfrage öffnen';
export const writeAgain = 'Noch einmal schreiben';

// Below the messages, when nobody can write any more.
export const youDeclined = 'Du hast diese Anfrage abgelehnt';
export const youWithdrew = 'Du hast diese Anfrage zurückgezogen';
export const theyWithdrew = ({ name }: { name: string }) =>
  `${name} hat diese Anfrage zurückgezogen`;
export const stillReadable = 'Ihr könnt die Nachrichten beide noch lesen.';
export const expired = 'Von selbst geschlossen: 30 Tage hat niemand geschrieben';
export const expiredForSender =
  'Du kannst von der Seite des Roomies oder des Zimmers aus wieder schreiben.';
export const expiredForRecipient = 'Man kann dir wieder schreiben.';
export const theyLeft = 'Dieses Konto wurde gelöscht';
export const theyLeftHint =
  'Du kannst die Nachrichten noch lesen, aber eine Antwort würde niemand lesen.';
export const removedMessage = 'Von unserem Team entfernt';
export const removedTitle = 'Wir haben die Person gesperrt, die das geschrieben hat';
export const removedAdvice =
  'Es sah nach Betrug aus. Schick kein Geld und keine Ausweispapiere, und schreib der Person nicht anderswo. Wenn du bezahlt hast, ruf sofort deine Bank an.';
export const awayStatus = 'Nicht erreichbar';
export const away = 'Dieses Konto ist gerade nicht erreichbar';
export const awayHint =
  'Deine Nachrichten kommen gerade nicht an. Sei vorsichtig mit dem, worum du gebeten wurdest.';
export const suspendedStatus = 'Gesperrt';
export const suspended = ({ name }: { name: string }) =>
  `Unser Team hat das Konto von ${name} gesperrt`;
export const suspendedHint =
  'Deine Nachrichten kommen nicht mehr an. Sei vorsichtig mit dem, worum du gebeten wurdest: Schick kein Geld und keine Ausweispapiere.';
export const youBlocked = ({ name }: { name: string }) => `Du hast ${name} blockiert`;
export const blockedHint = 'Solange das so ist, könnt ihr beide hier nicht schreiben.';

// One inquiry.
export const allInquiries = 'Alle Anfragen';
export const allApplicants = 'Alle Bewerbungen';
/** Above the title of the room that it is about. */
export const roomNotes = {
  active: 'Zu diesem Zimmer',
  paused: 'Pausiert: zurzeit nicht verfügbar',
  filled: 'Vergeben: nicht mehr verfügbar',
  gone: 'Dieses Zimmer ist nicht mehr verfügbar',
};
export const acceptedNotes = {
  sender: () => 'Vergeben: Du hast das Angebot angenommen',
  recipient: ({ name }: { name: string }) => `Vergeben: ${name} hat dein Angebot angenommen`,
};
export const messagesFailed = 'Die Nachrichten konnten nicht geladen werden';
export const loadingMessages = 'Nachrichten werden geladen …';
export const earlierMessages = 'Frühere Nachrichten';
export const messagesWith = ({ name }: { name: string }) => `Nachrichten: du und ${name}`;
/** Before a message: who wrote it. Keep the space at the end. */
export const saidBy = ({ name }: { name: string }) => `${name}: `;
export const saidByYou = 'Du: ';

// The answer to an inquiry.
export const yourAnswer = 'Deine Antwort';
export const acceptQuestion = ({ name }: { name: string }) => `Anfrage von ${name} annehmen?`;
export const answers = { accepted: 'Annehmen', declined: 'Ablehnen', withdrawn: 'Zurückziehen' };
export const declineQuestion = ({ name }: { name: string }) => `Anfrage von ${name} ablehnen?`;
export const declineHint = ({ name }: { name: string }) =>
  `${name} sieht dann, dass du abgelehnt hast, und ihr könnt hier beide nicht mehr schreiben.`;
export const withdrawQuestion = 'Anfrage zurückziehen?';
export const withdrawHint = ({ name }: { name: string }) =>
  `${name} sieht dann, dass du sie zurückgezogen hast, und ihr könnt hier beide nicht mehr schreiben.`;

// Writing a message.
export const stateFailed = 'Deine Nachrichten konnten nicht geladen werden';
export const messageTo = ({ name }: { name: string }) => `Nachricht an ${name}`;
export const seenByHousehold =
  'Wer dort wohnt, sieht diese Nachricht und wie gut ihr zusammenpasst.';
export const messageHint = 'Schreib, wer du bist und was du suchst.';
export const messageHintMin = ({ count }: { count: number }) =>
  `Schreib, wer du bist und was du suchst, in mindestens ${formatNumber(count)} Zeichen.`;
export const charactersMissing = pluralText({
  one: 'Noch # Zeichen fehlt.',
  other: 'Noch # Zeichen fehlen.',
});
export const sendingKeys = 'Enter sendet. Umschalt + Enter beginnt eine neue Zeile.';
export const send = 'Senden';
export const sendMessage = 'Nachricht senden';
export const arrivalUnknown = 'Wir wissen nicht, ob deine Nachricht angekommen ist';
export const arrivalUnknownHint = ({ reason }: { reason: string }) =>
  `${reason} Dein Text bleibt hier erhalten: Wenn du ihn noch einmal sendest, kommt er nur einmal an.`;
export const notSent = 'Deine Nachricht wurde nicht gesendet';
export const notSentHint = ({ reason }: { reason: string }) =>
  `${reason} Dein Text bleibt hier erhalten.`;

// Beginnings of a first message, written to somebody whom the writer does not know yet.
export const starters = 'Vorschläge';
export const startersHint = 'Du weißt nicht, wie du anfangen sollst?';
export const greeting = {
  none: 'Hallo!',
  name: ({ name }: { name: string }) => `Hallo ${name}!`,
  me: ({ me }: { me: string }) => `Hallo, ich bin ${me}.`,
  both: ({ name, me }: { name: string; me: string }) => `Hallo ${name}, ich bin ${me}.`,
};
export const sayHello = 'Hallo sagen';
export const helloAboutRoom = ({ greeting: hello, title }: { greeting: string; title: string }) =>
  `${hello} „${title}“ gefällt mir, weil `;
export const helloToRoomie = ({ greeting: hello }: { greeting: string }) =>
  `${hello} Ich glaube, wir könnten gut zusammenwohnen, weil `;
export const askForVisit = 'Besichtigung anfragen';
export const askForVisitText = 'Könnte ich es mir diese Woche an einem Abend ansehen?';
export const askHowYouLive = 'Nach dem Alltag fragen';
export const askHowYouLiveText = 'Wie sieht eine normale Woche bei euch aus?';
export const askAboutPlans = 'Nach Plänen fragen';
export const askAboutPlansText = 'Wann möchtest du umziehen, und wohin?';
export const suggestToMeet = 'Treffen vorschlagen';
export const suggestToMeetText = 'Hättest du Lust, dich mal auf einen Kaffee zu treffen?';

// Reporting something to the administrators, and blocking somebody.
export const report = 'Melden';
export const reportTitles = {
  listing: 'Dieses Zimmer melden',
  user: 'Diese Person melden',
  inquiry: 'Diese Anfrage melden',
  wanted: 'Dieses Gesuch melden',
};
export const reportQuestion = 'Was stimmt nicht?';
export const reportHint = 'Nur unser Team sieht deine Meldung.';
export const reportReasons = {
  asks_for_money: 'Verlangt Geld oder Ausweispapiere',
  not_real: 'Das Zimmer oder die Person ist nicht echt',
  harassment: 'Belästigt oder bedroht mich',
  discrimination: 'Diskriminiert',
  spam: 'Spam oder Werbung',
  illegal: 'Verstößt gegen ein Gesetz',
  scam: 'Betrug',
  mine: 'Es gehört mir: mein Zimmer, meine Fotos oder mein Text',
  other: 'Etwas anderes',
};
export const chooseReason = 'Wähle einen Grund';
export const reportDetails = 'Was sollten wir wissen?';
export const sendReport = 'Meldung senden';
export const reportNotSent = 'Deine Meldung wurde nicht gesendet';
export const reportSent = 'Danke. Wir sehen es uns an.';
export const block = 'Blockieren';
export const blockName = ({ name }: { name: string }) => `${name} blockieren`;
export const blockQuestion = ({ name }: { name: string }) => `${name} blockieren?`;
export const blockHint = ({ name }: { name: string }) =>
  `${name} kann dir dann nicht mehr schreiben, und ihr seht einander nicht mehr unter den Roomies. Eine Benachrichtigung gibt es nicht. Du kannst die Blockierung jederzeit aufheben.`;
