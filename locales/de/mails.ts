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
