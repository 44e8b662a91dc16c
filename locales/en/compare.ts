import { pluralText } from './plural.ts';

export const compareLede = 'Compare up to four rooms. Differences come first.';
export const nothingToCompare = 'Nothing to compare yet';
export const nothingToCompareHint = 'Tap the heart on rooms you like, then compare them here.';
export const compareWith = 'Compare with';
export const first = 'At a glance';
export const whatDiffers = 'Differences';
export const whatIsTheSame = 'The same for all';
export const notStated = 'not stated';
export const yes = 'yes';
export const no = 'no';
export const monthInAll = 'Monthly total';
export const fitPeople = 'Fit with the people';
export const fitRoom = 'Fit of the room';
export const included = 'included';
export const none = 'none';
export const bathrooms = 'Bathrooms';
export const freeFrom = 'Available from';
export const now = 'now';
export const freeUntil = 'Available until';
export const leaveOut = ({ title }: { title: string }) => `Remove: ${title}`;
export const someAreGone = pluralText({
  one: '# of them is no longer available.',
  other: '# of them are no longer available.',
});
