import type { RentSplitMethod } from '#contract/rent-splits/calls.ts';

// How a group splits a rent.
export const loading = 'Loading the split…';
export const failed = 'The split could not be loaded';
export const none = 'No split yet';
export const noneHint =
  'Split a rent equally, by the size of the rooms, or by what each room is worth to each of you.';
export const alone = 'A split needs at least two people. Invite the others first.';
export const newSplit = 'New split';
export const rentLabel = 'Total monthly rent';
export const methodLegend = 'How do you want to split it?';
export const methodLabels: Record<RentSplitMethod, string> = {
  equal: 'Equally',
  area: 'By the size of the rooms',
  bids: 'By what the rooms are worth to you',
};
export const methodHints: Record<RentSplitMethod, string> = {
  equal: 'Everyone pays the same.',
  area: 'A larger room costs more.',
  bids: 'Each of you says in private what every room is worth to you. Then nobody would rather swap.',
};
export const roomName = ({ number }: { number: string }) => `Name of room ${number}`;
export const roomArea = ({ room }: { room: string }) => `Size of ${room} in m²`;
export const roomMember = ({ room }: { room: string }) => `Who gets ${room}?`;
export const begin = 'Split the rent';
export const waitingFor = ({ names }: { names: string }) => `Waiting for ${names}`;
export const yourBids = 'What is each room worth to you?';
export const bidsHint = ({ rent }: { rent: string }) =>
  `Your amounts add up to ${rent}. The others see them once all of you have said theirs.`;
export const left = ({ amount }: { amount: string }) => `${amount} left to give`;
export const over = ({ amount }: { amount: string }) => `${amount} too much`;
export const worth = ({ room }: { room: string }) => `${room} is worth to me`;
export const saveBids = 'Save my amounts';
export const bidsSaved =
  'Your amounts are saved. You can change them until all of you have said theirs.';
export const result = 'Who pays what';
export const shareCol = 'Share';
export const memberCol = 'Who';
export const reasonEqual = 'The rent is divided equally.';
export const reasonArea = 'The shares are in proportion to the sizes of the rooms.';
export const reasonBids =
  'Nobody would rather swap: to each of you, no other room is worth more above its price than your own.';
export const turn = ({ name }: { name: string }) =>
  `What is left over after dividing is paid in the smallest unit, starting with ${name}. Who starts changes from split to split.`;
export const values = 'Why nobody would rather swap';
export const worthCol = ({ name }: { name: string }) => `Worth to ${name}`;
export const priceCol = 'Price';
export const gainCol = 'Difference';
export const valuesHint = ({ name }: { name: string }) =>
  `Each room at its price, as ${name} sees it. Nothing has a larger difference than their own room, marked with a tick, apart from rounding by one unit.`;
export const refused = 'These amounts give no fair split';
export const refusedHint = ({ room }: { room: string }) =>
  `Nobody would take ${room} unless the others paid for it. Talk about it, and begin a new split.`;
export const ended =
  'This split cannot be completed, because somebody left who had not said what the rooms are worth to them.';
export const outdated =
  'The group has changed since this split. Begin a new one for those who are in it now.';
export const earlier = 'Earlier splits';
export const madeOn = ({ rent, day }: { rent: string; day: string }) => `${rent}, ${day}`;
export const remove = 'Delete this split';
export const removeQuestion = 'Delete this split?';
export const removeHint = 'It is deleted for all of you, with the amounts you gave.';
export const notLease =
  'This is an arrangement among yourselves. What you owe the landlord is in the lease.';
export const member = 'A member';
export const again = 'Begin a new split';
