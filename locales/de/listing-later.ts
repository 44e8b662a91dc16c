import { formatNumber } from './format.ts';

// The photos, one at a time.
export const position = ({ index, count }: { index: number; count: number }) =>
  `${formatNumber(index)} von ${formatNumber(count)}`;
export const photoPosition = ({ index, count }: { index: number; count: number }) =>
  `Foto ${formatNumber(index)} von ${formatNumber(count)}`;
export const previousPhoto = 'Vorheriges Foto';
export const nextPhoto = 'Nächstes Foto';

// Sharing.
export const linkCopied = 'Link kopiert';
export const copyThisLink = 'Kopiere diesen Link';

// Costs and stay.
export const costsAndStay = 'Kosten und Mietdauer';
export const inAll = 'Insgesamt';
export const aMonth = ({ amount }: { amount: string }) => `${amount} im Monat`;
export const billsNotStated = 'nicht angegeben, daher in keinem Vergleich enthalten';
export const billsIncluded = 'in der Miete enthalten';
export const noDeposit = 'keine';

// The place.
export const aboutThePlace = 'Über die Wohnung';
export const whereItIs = 'Lage';
export const othersSeeRounded = 'Andere sehen die Lage auf der Karte nur auf etwa 100 Meter genau.';
export const isApproximate = 'Die Lage auf der Karte ist nur auf etwa 100 Meter genau.';
export const mapOfTheRoom = 'Karte: Das Zimmer liegt irgendwo im Kreis';
export const seeOnMap = 'Auf einer Karte ansehen';
export const seeAreaOnMap = 'Gegend auf einer Karte ansehen';
export const noPlaceOnMap = 'Auf der Karte ist es nicht eingetragen.';
export const numberForVisitors =
  'Die Hausnummer sehen nur die, die eine Besichtigung vereinbart haben.';

// For its owner.
export const hiddenByTeam = 'Unser Team hat dieses Zimmer ausgeblendet';
export const yourListing = 'Das ist deine Anzeige.';
export const ended = 'Beendet: Der letzte Tag ist vorbei, die Suche zeigt sie nicht mehr';
export const unconfirmed =
  'Die Suche zeigt sie nicht: Bestätige unter „Deine Anzeigen“, dass das Zimmer noch frei ist';
export const statusTitles = {
  active: 'Aktiv: Alle können sie finden',
  paused: 'Pausiert: Niemand sonst sieht sie',
  filled: 'Vergeben: Niemand sonst sieht sie',
};

// Other rooms.
export const similarNearby = 'Ähnliche Zimmer in der Nähe';
export const loadingSimilar = 'Ähnliche Zimmer werden geladen …';
export const similarRooms = 'Ähnliche Zimmer';

// For search engines.
export const rentWithBills = 'Miete inklusive Nebenkosten';
