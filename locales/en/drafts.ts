import type { DraftKind } from '#contract/drafts.ts';

// At the top of a form that begins with what somebody typed earlier and did not save.
export const typedIsBack = 'What you typed is back';
export const typedIsBackHint = 'You had not saved or sent it. It was kept in this browser.';
export const discard = 'Discard';

// In a form, when another tab or device saved the same fields with other values.
export const changedElsewhere = 'Changed elsewhere in the meantime';
export const changedElsewhereHint =
  'Another tab or device saved different values. Choose which to keep, then save.';
export const mine = ({ value }: { value: string }) => `Yours: ${value}`;
export const theirs = ({ value }: { value: string }) => `Saved elsewhere: ${value}`;
export const chooseOne = 'Choose one of the two';
export const nothing = 'nothing';

// Asked before signing out while something is kept.
export const keepUnsaved = 'Keep what you have not saved?';
/** `kinds` is a list of `kindLabels`. */
export const unsavedKinds = ({ kinds }: { kinds: string }) => `Not saved or sent yet: ${kinds}.`;
export const keepUnsavedHint =
  'If you keep it, it stays in this browser for 30 days and is there when you sign in again. On a shared computer, delete it: others could find it.';
export const keepAndSignOut = 'Keep and sign out';
export const deleteAndSignOut = 'Delete and sign out';

/** What was being written, as a part of a list. */
export const kindLabels: Record<DraftKind, string> = {
  decline: 'message to people you decline',
  external: 'external listing',
  group: 'group name',
  listing: 'room',
  message: 'message',
  moderation: 'reasons for a decision',
  note: 'note on a favorite',
  offer: 'offer of a room',
  organization: 'e-mail address',
  profile: 'profile',
  report: 'report',
  rule: 'house rule',
  search: 'saved search',
  split: 'rent split',
  template: 'message template',
  viewing: 'times for a viewing',
  wanted: 'wanted page',
};
