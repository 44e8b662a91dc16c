import { pluralText } from './plural.ts';

export const pageCheck = 'Deine Seite prüfen';
export const pageCheckLede =
  'Füge das HTML einer Seite mit deinen Zimmern ein. Dein Browser prüft es: Nichts wird verschickt, und keine Seite wird geöffnet.';
export const pageHtml = 'HTML der Seite';
export const pageHtmlHint =
  'So, wie dein Server es schickt: im Browser „Seitenquelltext anzeigen“.';
export const pagePolicy = 'Ihre Content-Security-Policy, falls es eine gibt';
export const pagePolicyHint =
  'Was im Header steht. Eine Richtlinie im HTML wird von selbst gelesen.';
export const checkRight =
  'An dem, was da steht, ist nichts falsch. Ob ein Browser die Zimmer zeigt, sagt der Befehl darunter.';
export const checkWrong = pluralText({
  one: '# Stelle zu prüfen',
  other: '# Stellen zu prüfen',
});
export const levelLabels = { error: 'Fehler', warning: 'Hinweis' };
export const atLine = ({ level, line }: { level: string; line: string }) =>
  `${level}, Zeile ${line}`;
export const writeText = ({ number }: { number: string }) => `${number}. Schreib`;
export const checkCommand = 'Oder prüfe sie in deinem eigenen Browser, auch in CI';

export const findings = {
  nothing: () => 'Es gibt keine Karte, keine Liste und keinen Frame von RoomieRadar.',
  'element-name': ({ value, allowed }: { value: string; allowed: string }) =>
    `Ein Element ${value} gibt es nicht. Es gibt: ${allowed}.`,
  'self-closing': () =>
    'HTML beachtet den Schrägstrich am Ende nicht: Der Rest der Seite gerät in dieses Element. Schließe es mit einem End-Tag.',
  'link-missing': () =>
    'Es enthält keinen Link. Ohne ihn ist nichts zu sehen, wenn die Zimmer nicht gezeigt werden können.',
  'attribute-name': ({ name, allowed }: { name: string; allowed: string }) =>
    `Ein Attribut ${name} gibt es nicht. Gemeint sein könnte: ${allowed}.`,
  'attribute-value': ({ name, value, allowed }: { name: string; value: string; allowed: string }) =>
    `${name} kann nicht „${value}“ sein. Möglich ist: ${allowed}.`,
  'search-name': ({ name, allowed }: { name: string; allowed: string }) =>
    `Die Suche hat keinen Parameter ${name}, deshalb fällt er weg. Gemeint sein könnte: ${allowed}.`,
  'listing-missing': () => 'Die Karte sagt nicht, welches Zimmer sie zeigt. Gib seine Nummer an.',
  'script-missing': () =>
    'Nichts lädt das Skript, das die Elemente füllt. Ergänze es in der Seite.',
  'script-of-list': () => 'Die Seite lädt nur das Skript der Karte. Das der Liste enthält beide.',
  'script-type': () =>
    'Das Skript ist ein Modul. Ohne type="module" kann der Browser es nicht ausführen.',
  'script-address': ({ value }: { value: string }) => `Unter ${value} gibt es kein Skript.`,
  'script-insecure': ({ value }: { value: string }) =>
    `${value} wird unverschlüsselt angefragt. Auf Seiten mit https verweigern Browser das.`,
  'script-integrity': ({ allowed }: { allowed: string }) =>
    `Unter dieser Adresse steht immer das neueste Skript, deshalb passt sein Hash nicht lange. Lass den Hash weg, oder nimm die Datei, die ${allowed} nennt.`,
  'script-failed': ({ value }: { value: string }) =>
    `Der Browser konnte das Skript nicht laden: ${value}.`,
  'origin-missing': ({ value }: { value: string }) =>
    `${value} führt auf deine eigene Website. Die Adresse muss mit der von RoomieRadar beginnen.`,
  'origin-example': ({ value }: { value: string }) =>
    `${value} stammt aus einem Beispiel. Ersetze den Anfang durch die Adresse deines RoomieRadar.`,
  'origin-several': ({ value, allowed }: { value: string; allowed: string }) =>
    `Die Seite nimmt Skripte von ${value}, aber Zimmer von ${allowed}. Nur das erste Skript zählt, und es zeigt Zimmer seines eigenen RoomieRadar.`,
  policy: ({ name, value }: { name: string; value: string }) =>
    `Deine Content-Security-Policy verweigert ${value} (${name}). Erlaube es.`,
  'policy-inline': ({ name }: { name: string }) =>
    `Deine Content-Security-Policy verweigert Skripte in der Seite (${name}). Lade es über seine Adresse.`,
  'policy-nonce': ({ name }: { name: string }) =>
    `Deine Content-Security-Policy führt nur Skripte aus, die dein Server signiert (${name}). Gib diesem deine Nonce.`,
  'policy-style': ({ name }: { name: string }) =>
    `Deine Content-Security-Policy verweigert Stile in der Seite (${name}). Was dein Server einfügt, ist deshalb ungestaltet, bis das Skript läuft.`,
  'size-narrow': ({ value, allowed }: { value: string; allowed: string }) =>
    `Für die Karte sind ${value} Pixel da, und sie braucht ${allowed}.`,
  'size-none': () => 'Es ist nicht zu sehen: Es ist ausgeblendet oder hat keine Breite oder Höhe.',
  theme: ({ value }: { value: string }) =>
    `Die Karte ist ${value}, die Seite darum herum nicht. Gib an, welches Farbschema deine Seite hat.`,
  contrast: ({ name, value, allowed }: { name: string; value: string; allowed: string }) =>
    `Der Text der Karte (${name}) ist schwer zu lesen: Sein Kontrast ist ${value}, nötig ist mindestens ${allowed}.`,
  'room-unknown': ({ value }: { value: string }) => `Ein Zimmer ${value} gibt es nicht.`,
  'room-closed': ({ value }: { value: string }) =>
    `Zimmer ${value} wird gerade nicht angeboten. Die Karte sagt das und verlinkt auf Zimmer in der Nähe.`,
  'rooms-none': () => 'Die Liste zeigt gerade keine Zimmer.',
  'data-failed': ({ value }: { value: string }) => `Die Daten der Zimmer kamen nicht an: ${value}.`,
};
