import { pluralText } from './plural.ts';

export const houseNumber = 'House number';
export const houseNumberHint = 'When visitors can see it';
export const fromAgreement = 'Once a time is agreed';
export const theySeeTheNumber = 'They see the house number.';
export const houseNumberFrom = {
  sender: ({ when }: { when: string }) => `You see the house number from ${when} on.`,
  recipient: ({ when }: { when: string }) => `They see the house number from ${when} on.`,
};
export const shareWithFriend = 'Tell a friend';
export const friendHint =
  'A link shows them where and when you meet, and whom by first name. It works without signing in, until six hours after the viewing.';
export const friendLink = 'Link for your friend';
export const friendLinkHint = 'Copy it now: it is not shown again.';
export const stopSharing = 'Stop sharing';
export const linksWork = pluralText({
  one: '1 link to this viewing works.',
  other: '# links to this viewing work.',
});
