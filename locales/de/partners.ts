import { rich, type Wrap } from '../rich.ts';

// The page for partner sites, which show cards of rooms. It has four steps, which are its headings.
export const title = 'Ein Zimmer auf deiner Seite';
export const lede =
  'Zeige Zimmer von RoomieRadar auf deiner eigenen Seite: Kopiere ein paar Zeilen Code. Es gibt keine Cookies, und deine Seite läuft weiter, wenn unsere ausfällt.';
export const pickRoom = 'Zimmer oder Liste aussuchen';
export const chooseLook = 'Aussehen wählen';
export const seeLive = 'Live ansehen';
export const copyCode = 'Code kopieren';

// The field that finds a room.
export const roomHint = 'Suche nach Titel, Stadt oder Viertel';
export const roomsNone = 'Keine passenden Zimmer';
export const roomsLoading = 'Zimmer werden gesucht …';

// The look of the card: short labels, side by side.
export const colors = 'Farben';
export const themeLabels = { auto: 'Wie deine Seite', light: 'Hell', dark: 'Dunkel' };
export const width = 'Breite';
export const widthLabels = {
  240: 'Schmal, 240 px',
  320: 'Normal, 320 px',
  420: 'Breit, 420 px',
};

// What the site shows: one room or a list, and which rooms the list has.
export const offer = 'Was deine Seite zeigt';
export const offerLabels = { room: 'Ein Zimmer', list: 'Eine Liste von Zimmern' };
export const searchAddress = 'Adresse einer Suche';
export const searchAddressHint =
  'Such auf RoomieRadar und füge die Adresse hier ein. Ohne Adresse zeigt die Liste die neuesten Zimmer.';
export const withField = 'Mit einem Feld zum Suchen';
/** Under a list, a link to the rest. */
export const listLink = 'Zimmer auf RoomieRadar';
export const otherCurrency = 'Preis auch in';
export const noOtherCurrency = 'Keine weitere Währung';
export const otherCurrencyHint = 'Steht dort, wo der Wechselkurs bekannt ist.';

// More of the look. "As here" is what RoomieRadar itself has. Names of fonts and colors stay as they are.
export const accent = 'Akzentfarbe';
export const accentHint =
  'Für Links, Preis und Schaltflächen: der Hex-Code aus deinem Stylesheet, etwa #7c3aed. Text bleibt in jeder Farbe lesbar.';
export const accentWrong = 'Nimm einen Hex-Code mit 3 oder 6 Stellen, etwa #7c3aed.';
export const corners = 'Ecken';
export const cornerLabels = {
  square: 'Eckig',
  slight: 'Leicht gerundet',
  usual: 'Wie hier',
  round: 'Stark gerundet',
};
export const density = 'Abstände';
export const densityLabels = { compact: 'Kompakt', usual: 'Wie hier', airy: 'Luftig' };
export const font = 'Schrift';
export const fontHint =
  'Wie in deinem Stylesheet, etwa Georgia, serif. Frames zeigen nur Schriften, die auf dem Gerät vorhanden sind.';
export const fontWrong = 'Nimm Namen von Schriften, durch Kommas getrennt.';

// In place of the card.
export const noSuchRoom = 'Dieses Zimmer gibt es nicht';
export const noSuchRoomHint = 'Vielleicht wurde es inzwischen gelöscht. Such ein anderes aus.';
export const noRoomsHint = 'Sobald eins angeboten wird, kann es hier gezeigt werden.';
export const roomFailed = 'Das Zimmer konnte nicht geladen werden';
export const cardFailed =
  'Die Karte konnte gerade nicht geladen werden. Auch auf deiner Seite wäre jetzt dein Link zu sehen.';

// The code, and the ways to show a card: names of techniques, short.
export const waysLegend = 'Wie deine Seite sie zeigt';
export const wayLabels = {
  html: 'HTML',
  server: 'Vom eigenen Server',
  react: 'React, Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  federation: 'Module Federation',
  frame: 'Frame',
  oembed: 'oEmbed',
};
/** For whom each of the ways is. */
export const wayLedes = {
  html: 'Für jede Seite: ein Skript, ein Element. Den Link darin sieht man, wo die Karte nicht erscheinen kann.',
  server:
    'Für Seiten, die dein Server ausliefert: Die Karte steht in ihrem HTML und ist sofort da, auch ohne Skripte. Das Skript hält sie danach aktuell.',
  react:
    'Für eine React-App jeder Version und mit jedem Bundler, auch mit Next.js: das Element, geladen, wenn die Seite es zum ersten Mal braucht.',
  vue: 'Für eine Vue-3-App: das Element, geladen, wenn die Seite es zum ersten Mal braucht.',
  svelte: 'Für eine Svelte-5-App: das Element, geladen, wenn die Seite es zum ersten Mal braucht.',
  angular: 'Für eine Angular-App: das Element, geladen, wenn die Seite es zum ersten Mal braucht.',
  federation:
    'Für eine App mit Module Federation: die Karte als Komponente deines eigenen React, in jeder Version. Deine Seite läuft weiter, wenn unsere ausfällt. Ohne React nimm mount().',
  frame:
    'Für eine Seite, die keine fremden Skripte erlaubt: eine kleine Seite von uns in einem Frame, den der Browser von deiner trennt.',
  oembed:
    'Für WordPress, Ghost, Notion und andere, die oEmbed kennen: Füge die Adresse des Zimmers in eine eigene Zeile ein.',
};
export const listLede =
  'Für jede Seite: Ein Skript und ein Element zeigen die Zimmer und halten sie aktuell. Für Zimmer deiner Wahl schreib listings="7,42" statt search, für die einer Person owner="5".';
export const listLedes = {
  server:
    'Für eine Seite, die dein Server erzeugt: Die Zimmer stehen in ihrem HTML und sind vom ersten Moment an da, auch ohne Skripte. Danach hält das Skript sie aktuell.',
  oembed:
    'Für WordPress, Ghost, Notion und andere, die oEmbed kennen: Füge die Adresse der Suche in eine eigene Zeile ein.',
};
/** Titles of pieces of code. Names of files stay as they are. */
export const codeTitles = {
  next: 'room-card.tsx, für Next.js',
  anyServer: 'Für jeden anderen Server, hier in JavaScript',
  serverHead: 'In den head dieser Seite',
  page: 'Deine Seite',
  stylesheet: 'Dein Stylesheet',
  typings: 'roomieradar.d.ts, für TypeScript',
  types: 'Die Typen dazu, für TypeScript',
  loadMount: 'load-mount.ts, ohne React oder ohne Federation in deinem Build',
  mountedCard: 'room-card.tsx, mit mount()',
  paste: 'Das einfügen',
  asked: 'Was dein System dann abfragt',
  head: 'Im Kopf deiner Seite, damit die Karte früher erscheint',
  listHead: 'Im Kopf deiner Seite, damit die Zimmer früher erscheinen',
  strict: 'Stattdessen, wenn deine Policy keine Inline-Skripte erlaubt',
  policy: 'Für deine Content-Security-Policy, falls du eine hast',
};
/** A button beside the title of a piece of code, and what it says once pressed. */
export const copy = 'Kopieren';
export const selected = 'Markiert: Kopiere es mit der Tastatur';

// Whether the site takes corrections of the script by itself.
export const pin = 'Diese Version festhalten';
export const pinned =
  'Eine Adresse, die sich nie ändert, geprüft an ihrem Hash: Kein anderes Byte wird ausgeführt. Korrekturen bekommst du, wenn du eine neue nimmst.';
export const unpinned =
  'Eine Adresse, die bleibt: Korrekturen erreichen deine Seite innerhalb von Minuten.';
export const hashFailed = 'Der Hash dieser Version konnte nicht geladen werden';

// Made-up sites that make it hard for a card, and what became of it there.
export const trials = 'Auf schwierigen Seiten testen';
export const trialsLede =
  'Erfundene Seiten, die es einer Karte schwer machen, alle unter der strengsten Content Security Policy.';
export const trialLabels = {
  resets: 'CSS-Resets',
  large: 'Groß, von rechts nach links',
  hidden: 'Versteckter Tab',
  late: 'Spätes Skript',
  doubled: 'Doppeltes Skript',
};
export const trialHints = {
  resets: 'Ihre Stile setzen jedes Element zurück und gestalten es um, mit winziger Grundschrift.',
  large: 'Sie ist von rechts nach links geschrieben, mit doppelt so großem Text.',
  hidden:
    'Die Karte ist zuerst versteckt, wie in einem Tab, der nicht offen ist, und erscheint kurz darauf.',
  late: 'Das Skript kommt nach zwei Sekunden. Bis dahin steht dort dein Link.',
  doubled: 'Sie lädt das Skript zweimal, und das der Liste dazu.',
};
export const trialWaits = 'Warten auf die Karte …';
export const trialFailed = 'Die Karte kam nicht; zu sehen ist der Link';
export const trialShown = ({ ms }: { ms: string }) => `Die Karte kam nach ${ms} ms`;
export const trialStill = 'Nichts hat sich verschoben';
export const trialMoved = 'Etwas hat sich verschoben';
export const trialQuiet = 'Keine Fehler, und nichts, was die Policy verbietet';
export const trialLoud = 'Es gab Fehler';

// How often the cards of a site are seen and followed, by day.
export const counts = 'Zähle, wie oft sie gesehen wird';
export const countsLede =
  'Zähle, wie oft deine Karten gesehen und angeklickt werden. Nach Zimmer und Tag. Ohne Cookies und ohne Daten über dein Publikum oder deine Seiten.';
export const startCounting = 'Zählung starten';
export const countingFailed = 'Die Zählung konnte nicht eingerichtet werden';
export const countingFailedHint = 'Es hat sich nichts geändert. Versuche es später noch einmal.';
export const countsAttribute = 'Für jede Karte und Liste auf deiner Seite';
export const countsLink = 'Dein Link zu den Zahlen';
export const keepLink =
  'Bewahre diesen Link auf. Wer ihn hat, sieht die Zahlen, und wir können ihn nicht wiederfinden.';
export const countsUnknown = 'Dieser Link zeigt keine Zahlen';
export const countsUnknownHint = 'Prüf, ob du ihn vollständig kopiert hast.';
export const countsFailed = 'Die Zahlen konnten nicht geladen werden';
export const countsNone = 'Noch nichts gezählt';
export const countsNoneHint = 'Es beginnt, sobald jemand eine deiner Karten sieht.';
export const countedSeen = 'Gesehen';
export const countedFollowed = 'Angeklickt';
export const countedRooms = 'Meistgesehene Zimmer';
export const countsFile = 'Nach Zimmer und Tag herunterladen (CSV)';

// What partners may rely on: a word or two, then a sentence or two.
export const promises = 'Was es mit deiner Seite macht';
export const small = 'Klein';
export const smallHint =
  'Weniger als 7 KB Skript für alle Karten einer Seite und eine Anfrage für ihren Inhalt. Während sie laden, verschiebt sich nichts.';
export const privately = 'Privat';
export const privatelyHint =
  'Keine Cookies, nichts im Speicher des Browsers, keine Daten über dein Publikum. Karten zeigen nur öffentliche Angaben zu einem Zimmer.';
export const neverInTheWay = 'Nie im Weg';
export const neverInTheWayHint =
  'Blockiert, offline, gelöscht oder ausgefallen: Statt der Karte erscheint dein eigener Link.';
export const forEveryone = 'Für alle';
export const forEveryoneHint =
  'Mit Tastatur und Screenreader, von links nach rechts und von rechts nach links, ab 160 Pixeln Breite, hell und dunkel.';
export const readReference = ({ reference }: { reference: Wrap }) =>
  rich`Du baust etwas Eigenes? Lies die ${reference('API-Referenz')}.`;

export const guarantees = 'Worauf du dich verlassen kannst';
export const guaranteesFailed = 'Die aktuellen Werte ließen sich nicht laden';
export const guaranteeLabels = {
  versions: 'Versionen',
  limits: 'Grenzen',
  caching: 'Zwischenspeicher',
  counting: 'Zählung',
  contact: 'Kontakt',
};
export const versionCurrent = ({ version, since }: { version: string; since: string }) =>
  `Version ${version} ist aktuell. Es gibt sie seit dem ${since}.`;
export const versionEnds = ({ version, end }: { version: string; end: string }) =>
  `Version ${version} endet am ${end}.`;
export const limitsText = ({ requests }: { requests: string }) =>
  `${requests} Anfragen pro Minute für Daten, Frames und oEmbed, gezählt nach dem Netz deines Publikums, nicht nach deiner Website. Jede Antwort nennt in RateLimit, was noch übrig ist; darüber hinaus warten die Karten und versuchen es noch einmal.`;
export const cachingText = ({ minutes }: { minutes: string }) =>
  `Daten, Frames und das neueste Skript ${minutes} Minuten lang; Dateien mit einem Hash im Namen ein Jahr lang.`;
export const countingText = ({ days }: { days: string }) =>
  `Ohne partner nichts. Damit zwei Zahlen pro Zimmer und Tag: wie oft es gesehen und angeklickt wurde. Nach ${days} Tagen werden sie gelöscht.`;
export const contactText = ({ about }: { about: Wrap }) =>
  rich`Bei Fragen und Störungen: ${about('wer dieses RoomieRadar betreibt')}.`;
export const permissionsTitle = 'Für deine Permissions-Policy, falls du eine hast';
export const privacyTitle = 'Für deine Datenschutzerklärung';
export const privacyText = ({ origin }: { origin: string }) =>
  `Unsere Seiten zeigen Zimmer von RoomieRadar (${origin}). Dafür ruft dein Browser ein Skript, die Daten der Zimmer und ihre Fotos bei RoomieRadar ab. Wie bei jeder Anfrage sieht dessen Server deine IP-Adresse, deinen Browser und deine Sprache; mit der Adresse begrenzt er die Zahl der Anfragen. Es werden keine Cookies gesetzt, auf deinem Gerät wird nichts gespeichert, und die Adresse unserer Seite wird nicht gespeichert.`;

// Version 1 of what partners build on. Leave names of code as they are.
export const changes = 'Was sich geändert hat';
export const versionPolicy =
  'Version 1 bleibt kompatibel: Es kommt etwas hinzu, aber nichts fällt weg oder bedeutet etwas anderes. Was auf deinen Seiten etwas kaputt machen würde, wird Version 2, und Version 1 bleibt noch mindestens zwei Jahre, nachdem wir das hier angekündigt haben.';
export const changesList = [
  'Neu: Auch ein Gesuch, das alle sehen dürfen, hat eine Karte, als Frame und über oEmbed. Sie verschwindet, sobald das Gesuch nicht mehr öffentlich ist.',
  'Neu: deine Akzentfarbe mit --roomie-accent, in der Text hell wie dunkel lesbar bleibt, und eigene Abstände mit --roomie-density. Frames und oEmbed nehmen beides in ihrer Adresse an, dazu Ecken und Schrift.',
  'Neu: Die Typen des föderierten Moduls kommen von selbst: Die Plugins für Vite, webpack und Rspack holen sie. Wer die Datei kopiert hat, behält sie.',
  'Neu: Zählung nach Zimmer und Tag, auch als CSV. Deine Seite lässt sich prüfen: HTML hier einfügen oder den Prüfbefehl des Elemente-Pakets mit der Adresse aufrufen. Karten passen ab 160 Pixeln.',
  'Neu: Listen überall, wo es Karten gibt: oEmbed einer Suche, ein Frame, Zimmer schon im ersten Bild deines Servers, Komponenten für Vue und Svelte.',
  'Neu: Eine Liste findet einen Ort auch nur über den Namen (search="place=Lisbon"), ihr Suchfeld kennt Orte, und wo nichts passt, zeigt sie das Nächstliegende. Ein falscher Wert leert keine Liste mehr: Was erlaubt ist, steht in der Konsole des Browsers. search-box="false" bedeutet jetzt auch false.',
  'Neu: Teile einer Karte und einer Liste, die du gestalten kannst, zum Beispiel roomie-listing-card::part(title).',
  'Neu: partner, und Zahlen dazu, wie oft Karten gesehen und angeklickt werden.',
  'Neu: roomie-listings, eine Liste von Zimmern, mit einem Feld zum Suchen.',
  'Neu: Eigenschaften, Ereignisnamen mit Bindestrich, ready, lang und currency; Karten schon im ersten Bild; Links zu Zimmern in der Nähe, wenn ein Zimmer nicht mehr zu haben ist.',
  'theme="auto" folgt dem Farbschema deiner Seite statt dem des Browsers. Ist deine Seite dunkel, aber ohne color-scheme, ergänze es oder setze theme.',
  'Eine Karte ist so breit wie ihr Behälter, und ab 600 Pixeln steht ihr Text neben dem Foto. Wenn du für so breite Karten Platz freihältst, halte weniger frei.',
  'Das föderierte Modul teilt nichts und läuft mit jeder Version von React. onOpen bekommt das Ereignis des Elements statt das von React.',
  'Der Code zum Kopieren importiert das Skript, damit deine Seite nicht darauf wartet. Der frühere Code läuft wie bisher.',
];
