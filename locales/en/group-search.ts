import { formatNumber } from './format.ts';

// A search as a group: what its members ask of a room.
export const lookingAs = ({ name }: { name: string }) => `Looking as “${name}”`;
export const toGroup = 'Open the group';
export const wishesHint =
  'These wishes come from your profiles. Take one off to see more rooms; it stays in the profile.';
export const noWishes = 'Your profiles do not limit this search.';
/** Before a wish that was taken off. */
export const addAgain = 'Add again:';
export const roomForAll = ({ count }: { count: number }) =>
  `Room for ${formatNumber(count)}, or a whole place`;
export const upToTogether = ({ rent }: { rent: string }) => `Together up to ${rent}`;
export const upToEach = ({ name, rent }: { name: string; rent: string }) =>
  `${name}: up to ${rent}`;
export const youUpTo = ({ rent }: { rent: string }) => `You: up to ${rent}`;
export const freeBy = ({ name, day }: { name: string; day: string }) =>
  `${name}: available by ${day}`;
export const youFreeBy = ({ day }: { day: string }) => `You: available by ${day}`;
export const theirPet = ({ name }: { name: string }) => `${name}: pets welcome`;
export const yourPet = 'You: pets welcome';

// What more there would be without a wish.
export const whatWishesCost = 'Only if the person whose wish it is agrees:';
interface Counted {
  count: number;
}
export const withoutRoomForAll = ({ count }: Counted) =>
  `${formatNumber(count)} more without room for all of you`;
export const withoutSum = ({ count, rent }: Counted & { rent: string }) =>
  `${formatNumber(count)} more above ${rent} together`;
export const withoutLimit = ({ count, name, rent }: Counted & { name: string; rent: string }) =>
  `${formatNumber(count)} more without ${name}’s limit of ${rent}`;
export const withoutYourLimit = ({ count, rent }: Counted & { rent: string }) =>
  `${formatNumber(count)} more without your limit of ${rent}`;
export const withoutDay = ({ count, name, day }: Counted & { name: string; day: string }) =>
  `${formatNumber(count)} more if ${name} does not have to wait until ${day}`;
export const withoutYourDay = ({ count, day }: Counted & { day: string }) =>
  `${formatNumber(count)} more if you do not have to wait until ${day}`;
export const withoutPet = ({ count, name }: Counted & { name: string }) =>
  `${formatNumber(count)} more where ${name} would ask about the pet`;
export const withoutYourPet = ({ count }: Counted) =>
  `${formatNumber(count)} more where you would ask about your pet`;

// Instead of results, for who is not in the group.
export const forMembers = 'This search is for the members of a group';
export const forMembersHint =
  'You are not in this group, or it no longer exists. You can do the same search without it.';
export const forMembersSignIn =
  'Sign in if you are one of them, or do the same search without the group.';
export const searchWithoutGroup = 'Search without the group';
