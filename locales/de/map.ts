import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const mapOfRooms = 'Karte der Zimmer';
export const howToMove =
  'Bewege die Karte mit den Pfeiltasten, zoome mit Plus und Minus. Die Liste hat dieselben Zimmer als Text.';
export const showMap = 'Karte';
export const showList = 'Liste';
export const zoomIn = 'Vergrößern';
export const zoomOut = 'Verkleinern';
export const searchThisArea = 'Hier suchen';
export const searchAsIMove = 'Beim Bewegen der Karte suchen';
export const loadingMarks = 'Die Zimmer dieser Gegend werden geladen …';
export const marksFailed = 'Die Zimmer dieser Gegend konnten nicht geladen werden.';
export const tryAgain = 'Noch einmal versuchen';
export const close = 'Schließen';
export const thisArea = 'Dieser Teil der Karte';
export const fewFound = 'Mit etwas weniger Wünschen findest du mehr:';

export const roomsHere = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} Zimmer auf der Karte`,
    other: `${formatNumber(count)} Zimmer auf der Karte`,
  });
export const clusterOf = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} Zimmer hier: vergrößern`,
    other: `${formatNumber(count)} Zimmer hier: vergrößern`,
  });
export const roomFor = ({ rent }: { rent: string }) => `Zimmer für ${rent} im Monat`;
export const kilometers = ({ distance }: { distance: string }) => `${distance} km`;

const more = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} weiteres`,
    other: `${formatNumber(count)} weitere`,
  });
interface Counted {
  count: number;
}
export const upToRent = ({ count, rent }: Counted & { rent: string }) =>
  `${more(count)} bis ${rent}`;
export const anyLeastRent = ({ count }: Counted) => `${more(count)} ohne Mindestmiete`;
export const fewerBedrooms = ({ count, bedrooms }: Counted & { bedrooms: string }) =>
  `${more(count)} ab ${bedrooms} Schlafzimmer`;
export const anyBedrooms = ({ count }: Counted) =>
  `${more(count)} mit beliebig vielen Schlafzimmern`;
export const freeBy = ({ count, day }: Counted & { day: string }) =>
  `${more(count)} mit Einzug am ${day}`;
export const anyDay = ({ count }: Counted) => `${more(count)} zu beliebiger Zeit`;
export const anyStay = ({ count }: Counted) => `${more(count)} für beliebige Dauer`;
export const moreRoommates = ({ count, roommates }: Counted & { roommates: string }) =>
  `${more(count)}, wo höchstens ${roommates} wohnen`;
export const anyRoommates = ({ count }: Counted) => `${more(count)}, egal wie viele dort wohnen`;
export const anyRoomType = ({ count }: Counted) => `${more(count)} jeder Art`;
export const without = ({ count, name }: Counted & { name: string }) =>
  `${more(count)} ohne „${name}“`;
export const withinDistance = ({ count, distance }: Counted & { distance: string }) =>
  `${more(count)} im Umkreis von ${distance} km`;
export const largerArea = ({ count }: Counted) => `${more(count)} rund um diesen Teil der Karte`;
