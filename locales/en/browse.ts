import { plural } from './plural.ts';

// The home page.
export const headline = 'Find people you would share a kitchen with.';
export const lede =
  'Rooms and roommates, matched by how you actually live. Every score shows its reasons.';
export const rooms = 'Rooms';
/** `total` may be a count that stopped: "10,000+". */
export const roomsFound = ({ count, total }: { count: number; total: string }) =>
  plural(count, { one: `${total} room`, other: `${total} rooms` });

// The first search.
export const searchRooms = 'Search rooms';
export const search = 'Search';
export const where = 'Where';
export const townOrNeighborhood = 'Town or neighborhood';
export const freeBy = 'Move-in date';
export const rentUpTo = 'Rent up to';
/** In an empty field: nothing is asked for. */
export const any = 'Any';
export const commonSearches = 'Popular searches';
export const petsWelcome = 'Pets welcome';
export const furnished = 'Furnished';
export const noSmoking = 'No smoking';
export const withGarden = 'With a garden';

// The orders of the results.
export const sortBy = 'Sort by';
export const sortLabels = {
  newest: 'Newest',
  fit: 'Best fit',
  rent: 'Lowest rent',
  distance: 'Nearest',
};

// The results.
export const loadingRooms = 'Loading rooms…';
export const roomsLoadLater = 'Rooms load as soon as you are connected again.';
export const roomsFailed = 'The rooms could not be loaded';
export const searchIsKept = 'Your search is kept.';
/** On the card of a room that another site offers. */
export const fromAnotherSite = 'From another site';
