import { pluralText } from './plural.ts';

// What the server says before the app runs.
export const siteDescription = 'Zimmer und Roomies, die dazu passen, wie du wirklich lebst.';

// Without JavaScript.
export const needsScript = 'Diese Seite braucht JavaScript';
export const needsScriptHint = ({ link, end }: { link: string; end: string }) =>
  `Dein Browser führt es nicht aus, oder etwas blockiert es. Auch ohne kannst du ${link}Zimmer suchen${end} und jede Anzeige lesen, die du findest. Um dich anzumelden, anderen zu schreiben oder ein Zimmer anzubieten, schalte JavaScript ein und lade diese Seite neu.`;

// While the database is away. The first is the title of the window, the second a heading.
export const awayTitle = 'Gleich wieder da · RoomieRadar';
export const away = 'Gleich wieder da';
export const awayHint = 'RoomieRadar kommt gerade nicht an die Zimmer heran. Nichts ist verloren.';
export const tryAgain = 'Noch einmal versuchen';

export const offlineTitle = 'Du bist offline · RoomieRadar';
export const offline = 'Du bist offline';
export const offlineHint =
  'Diese Seite lässt sich gerade nicht laden. Sie kommt von selbst wieder, sobald du wieder verbunden bist.';

export const starting = 'RoomieRadar startet gerade';
export const startingHint =
  'Das dauert ein paar Sekunden. Danach ist alles, wie du es verlassen hast.';
export const noPage = 'Unter dieser Adresse gibt es nichts';
export const noPageHint = 'Es wurde vielleicht gelöscht, oder ein Teil der Adresse fehlt.';
export const tooMany = 'Zu viele Anfragen auf einmal';
export const tooManyHint = pluralText({
  one: 'Aus deinem Netz kam in kurzer Zeit sehr viel. Warte # Sekunde und versuch es dann noch einmal.',
  other:
    'Aus deinem Netz kam in kurzer Zeit sehr viel. Warte # Sekunden und versuch es dann noch einmal.',
});
export const failed = 'Bei uns ist etwas schiefgegangen';
export const failedHint =
  'Was vorher gespeichert war, ist sicher. Dein letzter Schritt fehlt vielleicht: Sieh nach, bevor du ihn wiederholst.';
export const refused = 'Das war nicht möglich';
export const refusedHint = 'Es wurde nichts geändert. Geh zurück und versuch es anders.';
