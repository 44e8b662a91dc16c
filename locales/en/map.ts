import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const mapOfRooms = 'Map of rooms';
export const howToMove =
  'Move the map with the arrow keys, and zoom with plus and minus. The list has the same rooms as text.';
export const showMap = 'Map';
export const showList = 'List';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const searchThisArea = 'Search this area';
export const searchAsIMove = 'Search as I move the map';
export const loadingMarks = 'Loading the rooms of this area…';
export const marksFailed = 'The rooms of this area could not be loaded.';
export const tryAgain = 'Try again';
export const close = 'Close';
export const thisArea = 'This part of the map';
export const fewFound = 'Ask for a little less, and find more:';

export const roomsHere = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} room on the map`,
    other: `${formatNumber(count)} rooms on the map`,
  });
export const clusterOf = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} room here: zoom in`,
    other: `${formatNumber(count)} rooms here: zoom in`,
  });
export const roomFor = ({ rent }: { rent: string }) => `Room for ${rent} a month`;
export const kilometers = ({ distance }: { distance: string }) => `${distance} km`;

const more = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} more`,
    other: `${formatNumber(count)} more`,
  });
interface Counted {
  count: number;
}
export const upToRent = ({ count, rent }: Counted & { rent: string }) =>
  `${more(count)} up to ${rent}`;
export const anyLeastRent = ({ count }: Counted) => `${more(count)} without the lowest rent`;
export const fewerBedrooms = ({ count, bedrooms }: Counted & { bedrooms: string }) =>
  `${more(count)} with ${bedrooms} or more bedrooms`;
export const anyBedrooms = ({ count }: Counted) => `${more(count)} with any number of bedrooms`;
export const freeBy = ({ count, day }: Counted & { day: string }) =>
  `${more(count)} free by ${day}`;
export const anyDay = ({ count }: Counted) => `${more(count)} at any time`;
export const anyStay = ({ count }: Counted) => `${more(count)} for any stay`;
export const moreRoommates = ({ count, roommates }: Counted & { roommates: string }) =>
  `${more(count)} where at most ${roommates} live`;
export const anyRoommates = ({ count }: Counted) => `${more(count)} however many live there`;
export const anyRoomType = ({ count }: Counted) => `${more(count)} of any type`;
export const without = ({ count, name }: Counted & { name: string }) =>
  `${more(count)} without “${name}”`;
export const withinDistance = ({ count, distance }: Counted & { distance: string }) =>
  `${more(count)} within ${distance} km`;
export const largerArea = ({ count }: Counted) => `${more(count)} around this part of the map`;
