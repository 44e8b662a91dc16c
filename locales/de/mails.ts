import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

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
export const someone = 'Jemand';

// The other lines of that mail.
export const greeting = ({ name }: { name: string }) => `Hallo ${name},`;
export const greetingWithoutName = 'Hallo,';
export const readAndReply = 'Auf RoomieRadar lesen und antworten';
export const why =
  'Du bekommst diese Mail, weil dir jemand auf RoomieRadar geschrieben oder geantwortet hat.';
export const repliesUnread = 'Antworten auf diese Mail liest niemand.';
export const unsubscribe = 'Mails abbestellen';

// The pages behind "Unsubscribe".
export const mailsTitle = 'Mails von RoomieRadar';
export const unsubscribedTitle = 'Mails von RoomieRadar abbestellt';
export const subscribedTitle = 'Mails von RoomieRadar bestellt';
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
export const subscribed = 'Du bekommst wieder Mails';
export const subscribedHint =
  'RoomieRadar schreibt dir, wenn du eine Nachricht oder eine Antwort bekommst.';

export const alertNew = ({ search, title }: { search: string; title: string }) =>
  `Neu in „${search}“: ${title}`;
export const alertCheaper = ({ search, title }: { search: string; title: string }) =>
  `Jetzt günstiger in „${search}“: ${title}`;
export const alertAgain = ({ search, title }: { search: string; title: string }) =>
  `Wieder frei in „${search}“: ${title}`;
export const alertMany = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} Zimmer in deinen gespeicherten Suchen`,
    other: `${formatNumber(count)} Zimmer in deinen gespeicherten Suchen`,
  });
export const kindNew = 'Neu';
export const kindCheaper = 'Jetzt günstiger';
export const kindAgain = 'Wieder frei';
export const foundIn = ({ searches }: { searches: string }) => `In: ${searches}`;
export const fitOf = ({ score }: { score: string }) => `Passt zu dir: ${score} von 100`;
export const householdFitOf = ({ score }: { score: string }) =>
  `Mit denen, die dort wohnen: ${score} von 100`;
export const moreRooms = ({ count }: { count: number }) =>
  plural(count, {
    one: `Und ${formatNumber(count)} weiteres Zimmer`,
    other: `Und ${formatNumber(count)} weitere Zimmer`,
  });
export const whyAlerts =
  'Du bekommst diese Mail, weil du diese Suchen auf RoomieRadar gespeichert hast.';
export const changeAlerts = 'Benachrichtigungen ändern';
export const askStopAlerts = 'Keine Mails mehr zu deinen gespeicherten Suchen?';
export const askStopAlertsHint = 'Neue Zimmer siehst du dann nur, wenn du RoomieRadar öffnest.';
export const alertsStopped = 'Du bekommst keine Mails mehr zu deinen gespeicherten Suchen';
export const alertsStoppedHint = 'Die Suchen bleiben: Du findest sie unter „Gespeicherte Suchen“.';
export const alertsStarted = 'Du bekommst wieder Mails zu deinen gespeicherten Suchen';
export const alertsStartedHint = 'RoomieRadar schreibt dir, wenn sie ein neues Zimmer finden.';
