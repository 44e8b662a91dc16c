import { pluralText } from './plural.ts';

// Once a room is filled: telling everyone else, and asking them when it is free again.

/** What everyone else reads without a message of the owner; the owner says it. */
export const filledText = ({ name, title }: { name: string; title: string }) =>
  `Hello ${name},\n\nThank you for your message about “${title}”. The room has now gone to someone else, so I do not want to keep you waiting. I hope that you soon find one that suits you.`;

export const roomFilled = 'The room is filled';
export const waiting = pluralText({
  one: '# other person still waits for an answer. Nobody is told before you say so.',
  other: '# others still wait for an answer. Nobody is told before you say so.',
});
export const waitingForContract =
  'They are told once you press “Contract signed”, with the message that you chose.';
export const notifyOthers = 'Tell the others';
export const contractSigned = 'Contract signed';
export const contractSignedHint = pluralText({
  one: 'Then # person is told that the room went to someone else. You can undo it for ten seconds.',
  other:
    'Then # people are told that the room went to someone else. You can undo it for ten seconds.',
});
export const changeMessage = 'Change the message';

// The dialog.
export const notifyTitle = 'Tell the others that the room is gone';
export const when = 'When are they told?';
export const now = 'Now';
export const onContract = 'When I press “Contract signed”';
export const keep = 'Keep it until then';
export const failed = 'Nobody was told';

// The room is offered again.
export const askable = pluralText({
  one: '# person was told that the room is gone. Ask whether they are still looking?',
  other: '# people were told that the room is gone. Ask whether they are still looking?',
});
export const askableHint = 'Each gets one mail. Nobody’s inquiry opens again unless they answer.';
export const ask = 'Ask them';
export const notAsked = 'Nobody was asked';
export const seeOthers = 'See who else wrote';

// For those who were told and are asked.
export const freeAgain = 'The room is free again';
export const stillLooking = 'Are you still looking? Then your answer begins a new inquiry.';
export const yesStillLooking = 'Yes, I am still looking';
/** The new inquiry; the sender says it. */
export const stillLookingText = ({ name }: { name: string }) =>
  `Hello ${name}, yes, I am still looking, and I would like to come back to the room.`;
export const notSent = 'Your answer was not sent';

// For ten seconds, in which it can be undone.
export const heldOthers = pluralText({
  one: '# person is about to read that the room went to someone else.',
  other: '# people are about to read that the room went to someone else.',
});
export const undoOthers = pluralText({
  one: 'Undo telling # person',
  other: 'Undo telling # people',
});
