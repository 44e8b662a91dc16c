export const lede = 'Personen, Zimmer und gemeldete Nachrichten. Jede Suche steht im Protokoll.';
export const kind = 'Was gesucht wird';
export const kinds = {
  users: 'Personen',
  listings: 'Zimmer',
  messages: 'Gemeldete Nachrichten',
};
export const labels = {
  users: 'Name, Mailadresse oder Nummer',
  listings: 'Wörter oder Nummer',
  messages: 'Wörter',
};
export const hints = {
  users: 'Der Anfang eines Namens oder die ganze Adresse.',
  listings: 'Im Titel, in der Adresse oder der Beschreibung, in jedem Status.',
  messages: 'Nur in Anfragen, die eine Seite gemeldet hat.',
};
export const seeProfile = 'Zum Profil';
export const seeReport = 'Zur Meldung';
export const ownedBy = ({ name }: { name: string }) => `Von ${name}`;
export const nothing = 'Nichts gefunden';
export const nothingHint = 'Versuch es mit weniger Buchstaben oder einem anderen Wort.';
