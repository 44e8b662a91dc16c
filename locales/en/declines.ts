import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

// Declining several inquiries at once.

/** What those read whose inquiry is declined without a message of the owner; the owner says it. */
export const kindText = ({ name, title }: { name: string; title: string }) =>
  `Hello ${name},\n\nThank you for your message about “${title}”. I am sorry that it does not work out this time. I know how much effort it is to look for a room, and I hope that you soon find one that suits you.`;

export const select = ({ name }: { name: string }) => `Select ${name}`;
/** Everyone of the page with whom nothing is agreed yet; they are at least two. */
export const selectAll = ({ count }: { count: number }) =>
  plural(count, {
    one: `Select ${formatNumber(count)} without a viewing or an offer`,
    other: `Select all ${formatNumber(count)} without a viewing or an offer`,
  });
export const declineOne = ({ name }: { name: string }) => `Decline ${name}`;
export const decline = 'Decline';
export const selectedCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} selected`,
    other: `${formatNumber(count)} selected`,
  });
export const declineSelected = 'Decline selected';
export const clearSelection = 'Clear selection';

// The dialog.
export const declineTitle = ({ count }: { count: number }) =>
  plural(count, {
    one: `Decline ${formatNumber(count)} person?`,
    other: `Decline ${formatNumber(count)} people?`,
  });
export const declineCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `Decline ${formatNumber(count)} person`,
    other: `Decline ${formatNumber(count)} people`,
  });
export const yourMessage = 'Your message';
/** `field` is what stands for the name, as it is typed. */
export const messageHint = ({ field }: { field: string }) =>
  `Each reads it with their own name in place of ${field}. Leave it empty to send our text.`;
export const kindTextHint = 'Our text, which each reads in their own language:';
export const undoHint = 'Your message is sent after ten seconds. Until then you can undo this.';
export const notDeclined = 'Nobody was declined';

// For ten seconds afterwards.
export const heldCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} person is about to be declined.`,
    other: `${formatNumber(count)} people are about to be declined.`,
  });
export const secondsLeft = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} second left.`,
    other: `${formatNumber(count)} seconds left.`,
  });
export const sending = 'Sending…';
export const undo = 'Undo';
export const undoCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `Undo declining ${formatNumber(count)} person`,
    other: `Undo declining ${formatNumber(count)} people`,
  });
export const notUndone = 'This could not be undone';
