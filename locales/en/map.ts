import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

export const mapOfRooms = 'Map of rooms';
export const howToMove =
  'Move the map with the arrow keys, and zoom with plus and minus. The list has the same rooms as text.';
export const howToMoveOnly = 'Move the map with the arrow keys, and zoom with plus and minus.';
export const mapOfPin = 'Map with the pin of your room';
export const pin = 'Pin of your room';
export const pinHint =
  'Drag the pin to your room, or press there on the map. With the keyboard, arrow keys move it, and with Shift in small steps. Others see only the circle.';
export const showMap = 'Map';
export const showList = 'List';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const searchThisArea = 'Search this area';
export const backToSearch = 'Back to my search';
export const searchAsIMove = 'Search as I move the map';
export const myPosition = 'My location';
export const positionAsked = 'Finding your location…';
export const positionRefused = 'Your browser did not share your location.';
export const positionShown = 'Only you can see the dot: your location stays in this browser.';
export const loadingMarks = 'Loading the rooms of this area…';
export const marksFailed = 'The rooms of this area could not be loaded.';
export const thisArea = 'This part of the map';
export const fewFound = 'Relax one filter to find more:';

export const roomsHere = pluralText({ one: '# room on the map', other: '# rooms on the map' });
export const clusterLabel = pluralText({
  one: '# room here: zoom in',
  other: '# rooms here: zoom in',
});
export const roomFor = ({ rent }: { rent: string }) => `Room for ${rent} a month`;
export const seenFor = ({ rent }: { rent: string }) => `Room for ${rent} a month, seen before`;
export const favoriteFor = ({ rent }: { rent: string }) =>
  `Room for ${rent} a month, a favorite of yours`;
export const kilometers = ({ distance }: { distance: string }) => `${distance} km`;

interface Counted {
  count: number;
}
export const upToRent = ({ count, rent }: Counted & { rent: string }) =>
  `${formatNumber(count)} more up to ${rent}`;
export const anyLeastRent = ({ count }: Counted) =>
  `${formatNumber(count)} more without a minimum rent`;
export const roomForFewer = ({ count, people }: Counted & { people: string }) =>
  `${formatNumber(count)} more with room for ${people}`;
export const fewerBedrooms = ({ count, bedrooms }: Counted & { bedrooms: string }) =>
  `${formatNumber(count)} more with ${bedrooms} or more bedrooms`;
export const anyBedrooms = ({ count }: Counted) =>
  `${formatNumber(count)} more with any number of bedrooms`;
export const freeBy = ({ count, day }: Counted & { day: string }) =>
  `${formatNumber(count)} more available by ${day}`;
export const anyDay = ({ count }: Counted) => `${formatNumber(count)} more on any date`;
export const anyStay = ({ count }: Counted) => `${formatNumber(count)} more for any stay`;
export const moreRoommates = ({ count, roommates }: Counted & { roommates: string }) =>
  `${formatNumber(count)} more with up to ${roommates} living there`;
export const anyRoommates = ({ count }: Counted) =>
  `${formatNumber(count)} more with any number of people there`;
export const anyRoomType = ({ count }: Counted) => `${formatNumber(count)} more of any type`;
export const without = ({ count, name }: Counted & { name: string }) =>
  `${formatNumber(count)} more without “${name}”`;
export const withinDistance = ({ count, distance }: Counted & { distance: string }) =>
  `${formatNumber(count)} more within ${distance} km`;
export const largerArea = ({ count }: Counted) =>
  `${formatNumber(count)} more around this part of the map`;
