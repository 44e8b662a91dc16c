import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const mapOfRooms = 'Karte der Zimmer';
export const howToMove =
  'Bewege die Karte mit den Pfeiltasten, zoome mit Plus und Minus. Die Liste hat dieselben Zimmer als Text.';
export const howToMoveOnly = 'Bewege die Karte mit den Pfeiltasten, zoome mit Plus und Minus.';
export const mapOfPin = 'Karte mit der Stecknadel deiner Wohnung';
export const pin = 'Stecknadel deiner Wohnung';
export const pinHint =
  'Zieh die Stecknadel zu deiner Wohnung oder tippe dort auf die Karte. Auf der Tastatur bewegst du sie mit den Pfeiltasten, mit der Umschalttaste in kleinen Schritten. Andere sehen nur den Kreis.';
export const showMap = 'Karte';
export const showList = 'Liste';
export const zoomIn = 'Vergrößern';
export const zoomOut = 'Verkleinern';
export const searchThisArea = 'Hier suchen';
export const backToSearch = 'Zurück zur Suche';
export const searchAsIMove = 'Beim Bewegen der Karte suchen';
export const myPosition = 'Mein Standort';
export const positionAsked = 'Dein Standort wird ermittelt …';
export const positionRefused = 'Dein Browser gibt deinen Standort nicht frei.';
export const positionShown = 'Nur du siehst den Punkt: Dein Standort bleibt in diesem Browser.';
export const loadingMarks = 'Die Zimmer dieser Gegend werden geladen …';
export const marksFailed = 'Die Zimmer dieser Gegend konnten nicht geladen werden.';
export const thisArea = 'Dieser Teil der Karte';
export const fewFound = 'Mit etwas weniger Wünschen findest du mehr:';

export const roomsHere = pluralText({
  one: '# Zimmer auf der Karte',
  other: '# Zimmer auf der Karte',
});
export const clusterLabel = pluralText({
  one: '# Zimmer hier: vergrößern',
  other: '# Zimmer hier: vergrößern',
});
export const roomFor = ({ rent }: { rent: string }) => `Zimmer für ${rent} im Monat`;
export const seenFor = ({ rent }: { rent: string }) =>
  `Zimmer für ${rent} im Monat, schon angesehen`;
export const favoriteFor = ({ rent }: { rent: string }) =>
  `Zimmer für ${rent} im Monat, in deinen Favoriten`;
export const kilometers = ({ distance }: { distance: string }) => `${distance} km`;

interface Counted {
  count: number;
}
export const upToRent = ({ count, rent }: Counted & { rent: string }) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres bis ${rent}`,
    other: `${formatNumber(count)} weitere bis ${rent}`,
  });
export const anyLeastRent = ({ count }: Counted) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres ohne Mindestmiete`,
    other: `${formatNumber(count)} weitere ohne Mindestmiete`,
  });
export const roomForFewer = ({ count, people }: Counted & { people: string }) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres mit Platz für ${people}`,
    other: `${formatNumber(count)} weitere mit Platz für ${people}`,
  });
export const fewerBedrooms = ({ count, bedrooms }: Counted & { bedrooms: string }) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres, mindestens ${bedrooms} Schlafzimmer`,
    other: `${formatNumber(count)} weitere, mindestens ${bedrooms} Schlafzimmer`,
  });
export const anyBedrooms = ({ count }: Counted) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres mit beliebig vielen Schlafzimmern`,
    other: `${formatNumber(count)} weitere mit beliebig vielen Schlafzimmern`,
  });
export const freeBy = ({ count, day }: Counted & { day: string }) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres mit Einzug am ${day}`,
    other: `${formatNumber(count)} weitere mit Einzug am ${day}`,
  });
export const anyDay = ({ count }: Counted) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres zu beliebiger Zeit`,
    other: `${formatNumber(count)} weitere zu beliebiger Zeit`,
  });
export const anyStay = ({ count }: Counted) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres für beliebige Dauer`,
    other: `${formatNumber(count)} weitere für beliebige Dauer`,
  });
export const moreRoommates = ({ count, roommates }: Counted & { roommates: string }) => {
  const live = roommates === '1' ? 'wohnt' : 'wohnen';
  return plural(count, {
    one: `${formatNumber(count)} weiteres, wo höchstens ${roommates} ${live}`,
    other: `${formatNumber(count)} weitere, wo höchstens ${roommates} ${live}`,
  });
};
export const anyRoommates = ({ count }: Counted) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres, egal wie viele dort wohnen`,
    other: `${formatNumber(count)} weitere, egal wie viele dort wohnen`,
  });
export const anyRoomType = ({ count }: Counted) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres jeder Art`,
    other: `${formatNumber(count)} weitere jeder Art`,
  });
export const without = ({ count, name }: Counted & { name: string }) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres ohne „${name}“`,
    other: `${formatNumber(count)} weitere ohne „${name}“`,
  });
export const withinDistance = ({ count, distance }: Counted & { distance: string }) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres im Umkreis von ${distance} km`,
    other: `${formatNumber(count)} weitere im Umkreis von ${distance} km`,
  });
export const largerArea = ({ count }: Counted) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres rund um diesen Teil der Karte`,
    other: `${formatNumber(count)} weitere rund um diesen Teil der Karte`,
  });
