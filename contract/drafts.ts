/** What a user can be in the middle of writing. The browser keeps each until it is saved or sent. */
export const draftKinds = [
  'decline',
  'external',
  'group',
  'listing',
  'message',
  'moderation',
  'note',
  'offer',
  'organization',
  'profile',
  'report',
  'rule',
  'search',
  'split',
  'template',
  'viewing',
  'wanted',
] as const;
export type DraftKind = (typeof draftKinds)[number];
