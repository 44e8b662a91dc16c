import { pluralText } from './plural.ts';

// Declining several inquiries at once.

/** What those read whose inquiry is declined without a message of the owner; the owner says it. */
export const kindText = ({ name, title }: { name: string; title: string }) =>
  `Hello ${name},\n\nThank you for your message about “${title}”. I am sorry that it does not work out this time. I know how much effort it is to look for a room, and I hope that you soon find one that suits you.`;

export const select = ({ name }: { name: string }) => `Select ${name}`;
/** Everyone of the page with whom nothing is agreed yet; they are at least two. */
export const selectAll = pluralText({
  one: 'Select # without a viewing or an offer',
  other: 'Select all # without a viewing or an offer',
});
export const declineOne = ({ name }: { name: string }) => `Decline ${name}`;
export const selectedCount = pluralText({ one: '# selected', other: '# selected' });
export const declineSelected = 'Decline selected';
export const clearSelection = 'Clear selection';

// The dialog.
export const declineTitle = pluralText({ one: 'Decline # person?', other: 'Decline # people?' });
export const declineCount = pluralText({ one: 'Decline # person', other: 'Decline # people' });
/** `field` is what stands for the name, as it is typed. */
export const messageHint = ({ field }: { field: string }) =>
  `Each reads it with their own name in place of ${field}. Leave it empty to send our text.`;
export const kindTextHint = 'Our text, which each reads in their own language:';
export const undoHint = 'Your message is sent after ten seconds. Until then you can undo this.';
export const notDeclined = 'Nobody was declined';

// For ten seconds afterwards.
export const heldCount = pluralText({
  one: '# person is about to be declined.',
  other: '# people are about to be declined.',
});
export const secondsLeft = pluralText({ one: '# second left.', other: '# seconds left.' });
export const undoCount = pluralText({
  one: 'Undo declining # person',
  other: 'Undo declining # people',
});
export const notUndone = 'This could not be undone';
