import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// A mail about an inquiry: its first line, which is also its subject.
export const wrote = ({ name }: { name: string }) => `${name} hat dir geschrieben`;
export const wroteAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} hat dir zu „${title}“ geschrieben`;
export const sentMessage = ({ name }: { name: string }) =>
  `${name} hat dir eine Nachricht geschickt`;
export const sentMessageAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} hat dir eine Nachricht zu „${title}“ geschickt`;
export const accepted = ({ name }: { name: string }) => `${name} hat deine Anfrage angenommen`;
export const acceptedAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} hat deine Anfrage zu „${title}“ angenommen`;
export const declined = ({ name }: { name: string }) => `${name} hat deine Anfrage abgelehnt`;
export const declinedAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} hat deine Anfrage zu „${title}“ abgelehnt`;
export const waitsForYou = ({ name, title }: { name: string; title: string }) =>
  `${name} wartet noch auf deine Antwort zu „${title}“`;
export const waitsForYouAdvice = ({ day }: { day: string }) =>
  `Seit zwei Wochen hat niemand geschrieben. Eine kurze Antwort hilft, auch ein Nein. Sonst schließt sich die Anfrage am ${day} von selbst.`;
export const stillInterested = ({ title }: { title: string }) =>
  `Hast du noch Interesse an „${title}“?`;
export const stillInterestedAdvice = ({ day }: { day: string }) =>
  `Seit zwei Wochen hat niemand geschrieben. Schreib noch einmal, wenn du noch interessiert bist, oder zieh deine Anfrage zurück. Sonst schließt sie sich am ${day} von selbst.`;
export const noAnswerYet = ({ name, title }: { name: string; title: string }) =>
  `${name} hat dir zu „${title}“ nicht geantwortet`;
export const noAnswerYetAdvice = ({ day }: { day: string }) =>
  `Seit zwei Wochen hat niemand geschrieben. Schreib noch einmal, oder lehne die Anfrage ab. Sonst schließt sie sich am ${day} von selbst.`;
export const removedMessages = ({ name }: { name: string }) =>
  `Wir haben entfernt, was ${name} dir geschrieben hat`;
export const removedAdvice =
  'Es sah nach Betrug aus. Schick kein Geld und keine Ausweispapiere, und schreib der Person nicht anderswo. Wenn du bezahlt hast, ruf sofort deine Bank an.';
export const someone = 'Jemand';

// The other lines of that mail.
export const greeting = ({ name }: { name: string }) => `Hallo ${name},`;
export const greetingWithoutName = 'Hallo,';
export const readAndReply = 'Auf RoomieRadar lesen und antworten';
/** Where there is nothing to reply to. */
export const seeInquiry = 'Auf RoomieRadar ansehen';
export const why =
  'Du bekommst diese Mail, weil dir jemand auf RoomieRadar geschrieben oder geantwortet hat.';
export const whySilence =
  'Du bekommst diese Mail wegen einer Anfrage auf RoomieRadar, in der seit zwei Wochen niemand geschrieben hat.';
export const repliesUnread = 'Antworten auf diese Mail liest niemand.';
export const unsubscribe = 'Mails abbestellen';

// The pages behind "Unsubscribe".
export const mailsTitle = 'Mails von RoomieRadar';
export const unsubscribedTitle = 'Mails von RoomieRadar abbestellt';
export const badLink = 'Dieser Link funktioniert nicht';
export const badLinkHint =
  'Vielleicht fehlt ein Teil. Versuche es mit dem Link in der neuesten Mail von uns.';
export const askUnsubscribe = 'Mails abbestellen?';
export const askUnsubscribeHint =
  'Nachrichten und Antworten siehst du dann nur noch, wenn du RoomieRadar öffnest.';
export const stopMails = 'Keine Mails mehr';
export const unsubscribed = 'Du bekommst keine Mails mehr';
export const unsubscribedHint = 'Nachrichten und Antworten findest du unter „Anfragen“.';
export const sendMailsAgain = 'Wieder Mails schicken';

export const alertNew = ({ search, title }: { search: string; title: string }) =>
  `Neu in „${search}“: ${title}`;
export const alertCheaper = ({ search, title }: { search: string; title: string }) =>
  `Jetzt günstiger in „${search}“: ${title}`;
export const alertAgain = ({ search, title }: { search: string; title: string }) =>
  `Wieder frei in „${search}“: ${title}`;
export const alertMany = pluralText({
  one: '# Zimmer in deinen gespeicherten Suchen',
  other: '# Zimmer in deinen gespeicherten Suchen',
});
export const kindNew = 'Neu';
export const kindCheaper = 'Jetzt günstiger';
export const kindAgain = 'Wieder frei';
/** The name of a search that was saved for a group. */
export const searchOfGroup = ({ name, group }: { name: string; group: string }) =>
  `${name} (Gruppe „${group}“)`;
export const foundIn = ({ searches }: { searches: string }) => `In: ${searches}`;
export const fitScore = ({ score }: { score: string }) => `Passt zu dir: ${score} von 100`;
export const householdFitScore = ({ score }: { score: string }) =>
  `Mit den Leuten dort: ${score} von 100`;
export const mapOfArea = 'Karte der Umgebung des Zimmers';
export const photoOfRoom = 'Foto des Zimmers';
export const seeRoom = 'Zimmer ansehen';
export const seeSearches = 'Gespeicherte Suchen ansehen';
export const seeFavorites = 'Favoriten ansehen';
export const moreRooms = pluralText({
  one: 'Und # weiteres Zimmer',
  other: 'Und # weitere Zimmer',
});
export const whyAlerts =
  'Du bekommst diese Mail, weil du auf RoomieRadar gespeicherte Suchen hast.';
export const changeAlerts = 'Benachrichtigungen ändern';
export const askStopAlerts = 'Keine Mails mehr zu deinen gespeicherten Suchen?';
export const askStopAlertsHint = 'Neue Zimmer siehst du dann nur, wenn du RoomieRadar öffnest.';
export const alertsStopped = 'Du bekommst keine Mails mehr zu deinen gespeicherten Suchen';
export const alertsStoppedHint = 'Die Suchen bleiben: Du findest sie unter „Gespeicherte Suchen“.';
export const stopSearch = ({ name }: { name: string }) => `„${name}“ stoppen`;
export const stopAllAlerts = 'Keine Mails mehr zu gespeicherten Suchen';
export const askStopSearch = 'Keine Benachrichtigungen mehr zu dieser gespeicherten Suche?';
export const askStopSearchHint =
  'Zu dieser Suche kommt dann nichts mehr, weder per Mail noch auf deine Geräte. Die Suche bleibt, und du kannst sie wieder fortsetzen.';
export const stopThisSearch = 'Diese Suche stoppen';
export const searchStopped = 'Keine Benachrichtigungen mehr zu dieser Suche';
export const searchStoppedHint =
  'Die Suche ist pausiert: Du findest sie unter „Gespeicherte Suchen“.';
export const goOnWithSearch = 'Diese Suche fortsetzen';
export const favoriteChanged = ({ title, change }: { title: string; change: string }) =>
  `Dein Favorit „${title}“: ${change}`;
export const whyFavorites = 'Du bekommst diese Mail, weil du auf RoomieRadar Favoriten hast.';
export const stopFavorites = 'Keine Mails mehr zu Favoriten';
export const askStopFavorites = 'Keine Mails mehr zu deinen Favoriten?';
export const askStopFavoritesHint =
  'Was sich an ihnen ändert, siehst du dann nur, wenn du RoomieRadar öffnest.';
export const favoritesStopped = 'Du bekommst keine Mails mehr zu deinen Favoriten';
export const favoritesStoppedHint = 'Die Favoriten bleiben: Du findest sie unter „Favoriten“.';

export const stillAvailable = ({ title }: { title: string }) => `Ist „${title}“ noch frei?`;
export const stillAvailableMany = pluralText({
  one: 'Ist dein Zimmer noch frei?',
  other: 'Sind deine # Zimmer noch frei?',
});
export const noLongerShown = ({ title }: { title: string }) =>
  `Die Suche zeigt „${title}“ nicht mehr`;
export const confirmHint = pluralText({
  one: 'Die Suche zeigt nur Zimmer, die innerhalb von # Tag bestätigt wurden. Ein Klick genügt, ohne Anmeldung.',
  other:
    'Die Suche zeigt nur Zimmer, die in den letzten # Tagen bestätigt wurden. Ein Klick genügt, ohne Anmeldung.',
});
export const confirmedDaysAgo = pluralText({
  one: 'Vor # Tag bestätigt',
  other: 'Vor # Tagen bestätigt',
});
export const notShownAnyMore = 'Die Suche zeigt es nicht mehr. Du kannst es jederzeit bestätigen.';
export const answerHere = 'Bestätigen oder pausieren';
export const yourRooms = 'Deine Anzeigen';
export const whyConfirm = 'Du bekommst diese Mail, weil du auf RoomieRadar ein Zimmer anbietest.';
export const stopConfirm = 'Keine Mails mehr zu meinen Zimmern';
export const askStopConfirm = 'Keine Mails mehr, die nach deinen Zimmern fragen?';
export const stoppedConfirmHint =
  'Die Suche lässt Zimmer aus, die in letzter Zeit niemand bestätigt hat. Deine kannst du unter „Deine Anzeigen“ bestätigen.';
export const confirmStopped = 'Du bekommst keine Mails mehr, die nach deinen Zimmern fragen';
export const askConfirm = 'Ist dieses Zimmer noch frei?';
export const confirmButton = 'Ja, es ist noch frei';
export const pauseButton = 'Nein, pausieren';
export const thanksConfirmed = 'Bestätigt. Danke!';
export const thanksHint = 'Die Suche zeigt dein Zimmer weiterhin.';
export const pausedNow = 'Dein Zimmer ist pausiert';
export const pausedHint =
  'Außer dir sieht es jetzt niemand. Du kannst es jederzeit wieder anbieten.';
export const answered = 'Das ist schon beantwortet';
export const answeredHint =
  'Dein Zimmer wurde bestätigt, nachdem wir diese Mail verschickt hatten.';
export const notOffered = 'Dieses Zimmer wird gerade nicht angeboten';
export const notOfferedHint = 'Bis du es wieder anbietest, gibt es nichts zu bestätigen.';

export const organizationCode = ({ code }: { code: string }) => `Dein RoomieRadar-Code: ${code}`;
export const organizationCodeHint =
  'Gib diesen Code innerhalb einer Stunde in deinem Profil ein. Er zeigt, dass du eine Adresse an deiner Hochschule oder Firma hast. Gezeigt wird nur der Teil nach dem @, und deine Adresse behalten wir nicht.';
export const organizationCodeMistake =
  'Wenn du den Code nicht angefordert hast, ignoriere diese Mail. Ohne dein Postfach kann niemand etwas damit anfangen.';

export const newReports = pluralText({ one: '# neue Meldung', other: '# neue Meldungen' });
export const moreReports = ({ count }: { count: number }) => `Und ${formatNumber(count)} weitere`;
export const whyReports =
  'Du bekommst diese Mail höchstens einmal in der Stunde, weil du RoomieRadar verwaltest. Dein Profil hat eine Einstellung dafür.';
export const seeReports = 'Die Meldungen ansehen';

export const whyNotice =
  'Du bekommst diese Mail, weil diese Adresse bei einer Meldung auf RoomieRadar angegeben wurde.';
export const whyReported = 'Du bekommst diese Mail, weil du auf RoomieRadar etwas gemeldet hast.';
export const whyDecision =
  'Du bekommst diese Mail, weil sie dein Konto oder dein Zimmer auf RoomieRadar betrifft und wir dir das mitteilen müssen.';
export const whyCode =
  'Du bekommst diese Mail, weil diese Adresse in einem Profil auf RoomieRadar eingegeben wurde.';

// A viewing. `when` is a day and a time.
export const viewingAgreed = ({ title, when }: { title: string; when: string }) =>
  `Besichtigung von „${title}“: ${when}`;
export const viewingMoved = ({ title, when }: { title: string; when: string }) =>
  `Neuer Termin für die Besichtigung von „${title}“: ${when}`;
export const viewingCancelled = ({ title, when }: { title: string; when: string }) =>
  `Besichtigung von „${title}“ abgesagt: ${when}`;
export const viewingWith = ({ name }: { name: string }) => `Mit ${name}.`;
export const viewingWhere = ({ address }: { address: string }) => `Wo: ${address}`;
export const viewingByVideo = ({ url }: { url: string }) => `Per Videoanruf: ${url}`;
export const viewingZone = ({ zone }: { zone: string }) => `Alle Zeiten in Ortszeit (${zone}).`;
export const viewingHouseNumber = ({ when }: { when: string }) =>
  `Ab ${when} siehst du die Hausnummer im Gespräch.`;
export const viewingCancelledHint =
  'Niemand muss kommen. Ihr könnt auf RoomieRadar einen anderen Termin vereinbaren.';
export const viewingSafety =
  'Trefft euch in der Wohnung, sag jemandem, wohin du gehst, und zahle nichts, bevor du das Zimmer gesehen hast.';
export const viewingVideoSafety =
  'Ein Anruf zeigt nur, was jemand zeigen will. Zahle nichts, bevor du selbst im Zimmer warst.';
export const whyViewing =
  'Du bekommst diese Mail, weil du auf RoomieRadar eine Besichtigung vereinbart hast.';
/** In a calendar. */
export const viewingInCalendar = ({ title }: { title: string }) => `Besichtigung: ${title}`;

// A proposed time for a viewing, before both agreed.
export const wishProposed = ({ title, when }: { title: string; when: string }) =>
  `Terminvorschlag für eine Besichtigung von „${title}“: ${when}`;
export const wishCountered = ({ title, when }: { title: string; when: string }) =>
  `Anderer Terminvorschlag für die Besichtigung von „${title}“: ${when}`;
export const wishDeclined = ({ title, when }: { title: string; when: string }) =>
  `Besichtigung von „${title}“: ${when} wurde abgelehnt`;
export const wishHint =
  'Auf RoomieRadar kannst du zustimmen, ablehnen oder einen anderen Termin vorschlagen.';
export const wishDeclinedHint = 'Auf RoomieRadar kannst du einen anderen Termin vorschlagen.';
export const whyWish =
  'Du bekommst diese Mail, weil ihr auf RoomieRadar einen Besichtigungstermin sucht.';
// A place at a time for which somebody waits.
export const placeFree = ({ title, when }: { title: string; when: string }) =>
  `Ein Platz ist frei: Besichtigung von „${title}“, ${when}`;
export const placeFreeHint =
  'Alle, die warten, erfahren es. Wer den Termin zuerst wählt, bekommt den Platz.';
export const whyPlaceFree =
  'Du bekommst diese Mail, weil du auf RoomieRadar auf einen Platz bei diesem Termin wartest.';

// Reminders of an agreed viewing, and the question afterwards: the first line is the subject.
export const viewingReminder = ({ title, when }: { title: string; when: string }) =>
  `Erinnerung: Besichtigung von „${title}“: ${when}`;
export const viewingSoon = ({ title, when }: { title: string; when: string }) =>
  `Bald: Besichtigung von „${title}“: ${when}`;
export const viewingEnded = ({ title }: { title: string }) =>
  `Hat die Besichtigung von „${title}“ stattgefunden?`;
export const viewingWas = ({ when }: { when: string }) => `Sie war vereinbart für ${when}.`;
export const viewingEndedHint = 'Nur ihr beide seht die Antwort und könnt sie korrigieren.';
export const viewingConfirmed = ({ name }: { name: string }) => `${name} hat zugesagt und kommt.`;
/** Buttons. */
export const amComing = 'Ich komme';
export const cannotCome = 'Ich kann nicht kommen';
export const answerViewing = 'Auf RoomieRadar antworten';

// A mail about an offer of a room: the first line is its subject.
export const offerMade = ({ name, title }: { name: string; title: string }) =>
  `${name} bietet dir „${title}“ an`;
export const offerReopened = ({ title }: { name: string; title: string }) =>
  `Die Gruppe hat sich geändert: Alle antworten noch einmal auf das Angebot für „${title}“`;
export const offerAccepted = ({ name, title }: { name: string; title: string }) =>
  `${name} hat dein Angebot für „${title}“ angenommen`;
export const offerDeclined = ({ name, title }: { name: string; title: string }) =>
  `${name} hat dein Angebot für „${title}“ abgelehnt`;
export const offerTakenBack = ({ name, title }: { name: string; title: string }) =>
  `${name} hat das Angebot für „${title}“ zurückgezogen`;
export const offerSteppedBack = ({ name, title }: { name: string; title: string }) =>
  `${name} ist von eurer Abmachung zu „${title}“ zurückgetreten`;
export const offerEnded = ({ title }: { name: string; title: string }) =>
  `Das Angebot für „${title}“ ist beendet`;
export const offerEndedForSender = 'Es gilt nicht mehr. Zahle nichts für dieses Zimmer.';
export const offerEndedForOwner =
  'Es gilt nicht mehr, und der Platz ist wieder frei. Ist das Zimmer als vergeben markiert, kannst du es in der Anfrage wieder anbieten.';
/** What was offered, a line each. */
export const offeredRent = ({ rent }: { rent: string }) => `Miete im Monat: ${rent}`;
export const offeredDeposit = ({ deposit }: { deposit: string }) => `Kaution: ${deposit}`;
export const offeredMoveIn = ({ day }: { day: string }) => `Einzug am: ${day}`;
export const offerAnswerBy = ({ day }: { day: string }) => `Antwort bis: ${day}`;
/** A button. */
export const movingDay = ({ title }: { title: string }) =>
  `Hat der Einzug in „${title}“ stattgefunden?`;
export const movingDayAdvice =
  'Ein Klick genügt. Wer eingezogen ist, kann danach der WG des Zimmers beitreten.';
/** The room went to someone else; later it may be free again. */
export const roomFilled = ({ title }: { title: string }) => `„${title}“ ist anderweitig vergeben`;
export const freeAgain = ({ title }: { title: string }) => `„${title}“ ist wieder frei`;
export const freeAgainAdvice =
  'Suchst du noch? Deine Anfrage bleibt geschlossen, bis du antwortest.';
export const seeOffer = 'Angebot auf RoomieRadar ansehen';

export const howIsLiving = ({ name }: { name: string }) => `Wie wohnt es sich mit ${name}?`;
export const surveyAdvice = ({ name }: { name: string }) =>
  `Zwei Fragen, weniger als eine Minute. ${name} sieht nie, was du antwortest.`;
export const answerSurvey = 'Zwei Fragen beantworten';
export const whySurvey =
  'Du bekommst diese Mail, weil du beim Einzug zugestimmt hast. Sie kommt dreimal: nach 30, 90 und 365 Tagen.';
export const leaveOutcomes = 'Nicht mehr teilnehmen';
export const askLeaveOutcomes = 'Nicht mehr teilnehmen?';
export const askLeaveOutcomesHint =
  'Du bekommst keine dieser Mails mehr, und deine Antworten werden gelöscht.';
export const outcomesLeft = 'Du nimmst nicht mehr teil';
export const outcomesLeftHint = 'Deine Antworten sind gelöscht.';
export const seePrivacy = 'Ansehen, woran du teilnimmst';

// What a viewing is called in a calendar, and the page that a friend sees of one.
export const viewingsInCalendar = 'Besichtigungen auf RoomieRadar';
export const sharedTitle = 'Eine Besichtigung';
export const sharedWhen = 'Wann';
export const sharedWhere = 'Wo';
export const sharedWith = 'Treffen mit';
export const sharedByVideo = 'Per Videoanruf';
export const sharedHint =
  'Das hat eine Person mit dir geteilt, die dir vertraut. Die Seite ist bis einige Stunden nach der Besichtigung zu sehen, oder bis sie abgesagt wird.';
export const sharedEnded = 'Diese Seite gibt es nicht mehr';
export const sharedEndedHint =
  'Die Besichtigung ist vorbei oder abgesagt, oder sie wird nicht mehr geteilt.';

/** The subjects of mails about invitations to write about a room. */
export const wantedInvited = ({ name, title }: { name: string; title: string }) =>
  `${name} lädt dich ein, zu „${title}“ zu schreiben`;
export const wantedDeclined = ({ name, title }: { name: string; title: string }) =>
  `${name} möchte nicht zu „${title}“ schreiben`;
export const wantedDeclinedByGroup = ({ title }: { title: string }) =>
  `Die eingeladene Gruppe möchte nicht zu „${title}“ schreiben`;
export const wantedInvitedGroup = ({ name }: { name: string }) =>
  `Die Einladung gilt eurer Gruppe „${name}“: Ihr alle habt sie bekommen, und jede Person kann für alle antworten.`;
export const wantedInvitedAdvice =
  'Sagst du Ja, bekommt die Person deine Nachricht; sagst du Nein, ist die Einladung erledigt. Deine Adresse und deinen Nachnamen sieht niemand.';
export const seeInvitation = 'Einladung beantworten';
export const seeInvitations = 'Deine Einladungen ansehen';

/** After a yes of both to looking together: the subject, what follows, and the name of the group. */
export const founded = ({ name }: { name: string }) => `${name} würde auch gern mit dir suchen`;
export const foundedHint =
  'Ihr habt beide Ja gesagt, deshalb haben wir eine Gruppe für euch gegründet. Dort seht ihr, wie gut ihr zusammenleben würdet, könnt Zimmer besprechen und andere einladen.';
export const seeGroup = 'Gruppe ansehen';
export const foundedGroupName = 'Gemeinsam suchen';

export const stillLooking = 'Suchst du noch ein Zimmer?';
export const stillLookingHint = ({ count }: { count: number }) =>
  `Dein Gesuch endet von selbst ${formatNumber(count)} Tage, nachdem du es zuletzt bestätigt hast. Ein Klick, und es bleibt.`;
export const confirmWanted = 'Ich suche noch';
/** The subject for one room, and what the mail says of each. */
export const seekersFound = pluralText({
  one: '# neues Gesuch für dein Zimmer',
  other: '# neue Gesuche für dein Zimmer',
});
export const seekersFoundForRooms = pluralText({
  one: '# neues Gesuch für deine Zimmer',
  other: '# neue Gesuche für deine Zimmer',
});
export const seeSeekers = 'Gesuche ansehen';
export const whySeekers = 'Du bekommst diese Mail, weil du ein Zimmer auf RoomieRadar anbietest.';
export const stopSeekers = 'Keine Mails mehr zu Gesuchen';
export const askStopSeekers = 'Keine Mails mehr über Leute, die ein Zimmer wie deines suchen?';
export const stoppedSeekersHint = 'Du findest sie weiter unter „Gesuche“.';
export const seekersStopped =
  'Du bekommst keine Mails mehr über Leute, die ein Zimmer wie deines suchen';
export const whyWanted = 'Du bekommst diese Mail, weil du ein Gesuch auf RoomieRadar hast.';
