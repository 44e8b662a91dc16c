import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const compareLede = 'Up to four at once. What differs stands first.';
export const nothingToCompare = 'Nothing to compare yet';
export const nothingToCompareHint =
  'Press the heart of rooms that you like, and compare them here.';
export const findRooms = 'Find rooms';
export const compareFailed = 'The rooms could not be loaded';
export const loadingComparison = 'Loading the rooms…';
export const loadLater = 'They load as soon as you are connected again.';
/** A button: sends the link of this comparison to somebody. */
export const share = 'Share';
export const compareWith = 'Compare with';
export const first = 'First of all';
export const whatDiffers = 'What differs';
export const whatIsTheSame = 'What is the same';
export const notStated = 'not stated';
export const yes = 'yes';
export const no = 'no';
export const monthInAll = 'A month in all';
export const fitPeople = 'Fit with the people';
export const fitRoom = 'Fit of the room';
export const rent = 'Rent';
export const bills = 'Bills';
export const included = 'included';
export const deposit = 'Deposit';
export const none = 'none';
export const roomType = 'Room type';
export const bedrooms = 'Bedrooms';
export const bathrooms = 'Bathrooms';
export const peopleThere = 'People there';
export const freeFrom = 'Free from';
export const now = 'now';
export const freeUntil = 'Free until';
export const stay = 'Stay';
export const leaveOut = ({ title }: { title: string }) => `Leave out: ${title}`;
export const someAreGone = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} of them is not available any more.`,
    other: `${formatNumber(count)} of them are not available any more.`,
  });
