import { pluralText } from './plural.ts';

// Inquiries about rooms that a group sends together. Names are one or several, one after another.
export const whoWrites = 'Who writes?';
export const justMe = 'Just me';
export const writeWith = ({ group }: { group: string }) => `Write with ${group}`;
export const readAndWrite = ({ names }: { names: string }) =>
  `These also read it and can write under their own names: ${names}.`;
export const ownIsWithdrawn = ({ names }: { names: string }) =>
  `These have written alone, which is then withdrawn: ${names}.`;
export const yourOwnIsWithdrawn = 'Your own inquiry is then withdrawn: this one takes its place.';
export const stayOut = ({ names }: { names: string }) =>
  `Not part of it, for example because they apply otherwise: ${names}.`;
/** In a list of names, for somebody who is not shown. */
export const hiddenName = 'somebody you do not see';

/** Those who write together, above their names. */
export const together = pluralText({ one: '# person, together', other: '# people, together' });
/** Who wrote a message, where no name is shown. */
export const aMember = 'Somebody in the group';
export const withGroup = ({ subject, group }: { subject: string; group: string }) =>
  `${subject} · ${group}`;
export const withdrawHint = ({ name }: { name: string }) =>
  `${name} and your group will see that you withdrew it, and nobody can write here anymore.`;
/** Below the messages of an inquiry that its sender withdrew to write with a group. */
export const joined = {
  sender: 'You write with your group now',
  recipient: ({ name }: { name: string }) => `${name} writes with a group now`,
};
export const openJoined = 'Open that inquiry';
/** The pair of one of the group and one who lives there. */
export const lowestBetween = ({ one, other }: { one: string; other: string }) =>
  `The lowest fit is between ${one} and ${other}.`;

// An offer to a group, which is accepted once everyone has.
export const acceptedSoFar = ({ names }: { names: string }) => `Accepted so far: ${names}.`;
export const stillToAccept = ({ names }: { names: string }) => `Still to accept: ${names}.`;
export const everyoneAccepts =
  'The room is yours once everyone in the group accepts. A single no declines it.';
export const groupChanged = 'The group has changed, so everyone answers again.';

/** Beside the times of a viewing. */
export const busyThen = ({ when, names }: { when: string; names: string }) =>
  `${when}: already at another viewing: ${names}.`;
