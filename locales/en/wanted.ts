import type { ReactNode } from 'react';
import type {
  WantedAuthors,
  WantedInvitationStatus,
  WantedVisibility,
} from '#contract/vocabulary.ts';
import { rich } from '../rich.ts';
import { pluralText } from './plural.ts';

// Wanted pages: the list, a page, its editor, and invitations.
export const title = 'Rooms wanted';
export const lede = 'People who look for a room, and what they say about it.';
export const yourPage = 'Your wanted page';
export const lookTogether = 'Look together';
export const invitations = 'Invitations';
/** The name of the form. */
export const filterPages = 'Filter the pages';
export const forRoom = 'For your room';
export const anyRoom = 'No particular room';
export const forRoomHint =
  'Shows people whom its place, rent and dates suit, including those who show their page only to owners of fitting rooms.';
export const place = 'Place';
export const anywhere = 'Anywhere';
export const noTown = 'No such place found';
export const townUnknown = 'We do not know this place. Choose one from the list.';
export const around = 'Around it';
export const rent = 'Rent a month';
export const rentHint = 'Finds those who can pay it.';
export const moveInBy = 'Can move in by';
export const order = 'Order';
export const byFit = 'Best fit first';
export const byNewest = 'Newest first';
export const showPages = 'Show pages';
export const lookingUp = 'Looking up the place';
export const wantedCount = pluralText({ one: '# wanted page', other: '# wanted pages' });
export const nobody = 'Nobody looks for a room like this';
/** In place of an empty list, while the other list has pages that fit. */
export const noneBy: Record<WantedAuthors, string> = {
  people: 'Nobody looks alone for a room like this',
  groups: 'No group looks for a room like this',
};
export const seeThose = {
  groups: pluralText({ one: 'See # group', other: 'See # groups' }),
  people: pluralText({ one: 'See # person', other: 'See # people' }),
};
export const nobodyHint = 'Look further away, or with fewer filters.';
export const seeAll = 'See all pages';
export const loading = 'Loading wanted pages';
export const loadLater = 'There is no connection. The pages load when it is back.';
/** For how many people rooms are wanted. */
export const forPeople = pluralText({ one: 'for # person', other: 'for # people' });
export const upTo = ({ amount }: { amount: string }) => `up to ${amount} a month`;
export const upToInAll = ({ amount }: { amount: string }) => `up to ${amount} a month in all`;
export const fromDay = ({ day }: { day: string }) => `from ${day}`;
export const fromDayFor = ({ day, stay }: { day: string; stay: string }) =>
  `from ${day}, for ${stay}`;
export const fromNow = 'from now on';
export const fromNowFor = ({ stay }: { stay: string }) => `from now on, for ${stay}`;
export const forStay = ({ stay }: { stay: string }) => `for ${stay}`;
export const allPages = 'All wanted pages';
export const by = ({ name }: { name: string }) => `By ${name}`;
export const leastWith = ({ name }: { name: string }) => `Fits ${name} in your household least`;
export const facts = 'What is wanted';
export const confirmedOn = ({ day }: { day: string }) => `Confirmed ${day}`;
export const seeProfile = ({ name }: { name: string }) => `See the profile of ${name}`;
export const invite = ({ name }: { name: string }) => `Invite ${name}`;
export const inviteHint =
  'Your message arrives with your room. If they say yes, you can write to each other, as after any inquiry.';
export const chooseRoom = 'Your room';
export const messageMin = ({ count }: { count: string }) =>
  `At least ${count} characters. Say why your room could suit.`;
export const tooShort = 'Write a little more';
export const sendInvitation = 'Send the invitation';
export const sending = 'Sending';
export const invitationSent = 'Your invitation was sent';
export const notSent = 'It was not sent';
export const noRooms = 'You offer no room at the moment, so there is nothing to invite to.';
export const offerRoom = 'Offer a room';
export const signInToInvite = 'Sign in to invite';
export const signInHint = 'If you offer a room, you can invite this person to it.';
export const noSuchPage = 'There is no such wanted page, or you cannot see it.';
export const loadingPage = 'Loading the page';
export const thisIsYours = 'This page is yours';
export const changePage = 'Change it';
export const editLede =
  'Owners find you by it and can invite you to their rooms. Others see your first name, never your surname or address.';
export const headline = 'Headline';
export const headlineHint = 'For example: two people look for two rooms in Neukölln from March';
export const text = 'About your search';
export const textHint = 'What matters to you, and what it is like to live with you.';
export const writeHeadline = 'Write a headline';
export const tooLong = 'That is more than fits';
export const people = 'For how many people';
export const publicAddress = 'Let search engines list the page';
export const otherwiseNot = 'Without this, they are asked to leave it out.';
export const fromProfile = 'From your profile';
export const fromProfileHint =
  'Place, budget and dates are those of your profile. You type them once.';
export const changeProfile = 'Change your profile';
export const noFacts = 'Your profile does not say what you look for yet.';
export const noPlace = 'Your profile names no place on the map, so nobody finds the page by place.';
export const profileHidden = 'Your profile is hidden, so nobody sees this page.';
export const saved = 'Your wanted page is saved';
export const notSaved = 'It was not saved';
export const seePage = 'See the page';
export const stillLooking = 'I am still looking';
export const confirmed = 'Your wanted page is confirmed';
export const endsOn = ({ day }: { day: string }) =>
  `It ends by itself on ${day}, unless you say that you are still looking.`;
export const hasEnded = 'It has ended: nobody finds it anymore';
export const isHidden = 'Administrators have hidden it';
export const deletePage = 'Delete the page';
export const askDelete = 'Delete your wanted page?';
export const askDeleteHint = 'What you wrote is gone. Invitations that you got stay.';
export const deleted = 'Your wanted page is deleted';
export const invitationsLede =
  'Owners who ask you to write about their room, and people whom you asked.';
export const received = 'Received';
export const sent = 'Sent';
export const noneReceived = 'Nobody has invited you yet';
export const noneReceivedHint = 'Owners find you by your wanted page.';
export const noneSent = 'You have not invited anyone yet';
export const noneSentHint = 'Find people who look for a room like yours.';
/** What users wrote, each with a direction of its own. */
interface Written {
  name: ReactNode;
  title: ReactNode;
}

export const fromAbout = ({ name, title }: Written) => rich`${name} about “${title}”`;
export const toAbout = ({ name, title }: Written) => rich`To ${name} about “${title}”`;
export const seeRoom = 'See the room';
export const notOffered = 'This room is not offered anymore';
export const sayYes = 'Yes, write back';
export const sayNo = 'No, thanks';
export const takeBack = 'Take back';
export const askNo = 'Say no to this invitation?';
export const askNoHint = 'They are told, and cannot invite you again for a while.';
export const writeTo = ({ name }: { name: string }) => `Write to ${name}`;
export const yesHint =
  'Your message becomes an inquiry about the room, and you can both go on writing.';
export const answerMin = ({ count }: { count: string }) => `At least ${count} characters.`;
export const openInquiry = 'Open the inquiry';
export const invitationsFailed = 'The invitations could not be loaded';
export const loadingInvitations = 'Loading invitations';
export const findPeople = 'Find people';
// Pages of groups.
export const whosePages = 'Whose pages';
export const authorLabels: Record<WantedAuthors, string> = {
  people: 'People',
  groups: 'Groups',
};
/** Instead of names, for visitors. */
export const byGroup = pluralText({ one: 'A group of # person', other: 'A group of # people' });
export const whoLooks = 'Who looks';
/** The one of a group who fits somebody of my household, or me, least. */
export const lowestPair = ({ one, other }: { one: string; other: string }) =>
  `Lowest fit: ${one} with ${other}`;
export const lowestWithYou = ({ one }: { one: string }) => `Lowest fit with you: ${one}`;
export const inviteGroup = 'Invite the group';
export const inviteGroupHint =
  'Your message arrives with your room for all of them, and any of them can answer for all.';
export const groupPage = 'Wanted page of the group';
export const backToGroup = 'Back to the group';
export const groupEditLede =
  'Owners find the group by it and can invite it to their rooms. Each of you can change it. People with an account see your first names and photos, everyone else only how many you are.';
export const groupTextHint = 'What matters to all of you, and what it is like to live with you.';
export const groupStillLooking = 'We are still looking';
export const groupEndsOn = ({ day }: { day: string }) =>
  `It ends by itself on ${day}, unless one of you says that you are still looking.`;
export const groupSignInHint = 'If you offer a room, you can invite this group to it.';
/** What follows from each choice about the page of a group. */
export const groupVisibilityHints: Record<WantedVisibility, string> = {
  everyone: 'Without an account: only how many you are',
  members: 'They see your first names and photos',
  owners: 'Near your place, within your budget, with space for all',
  nobody: 'It stays here until you show it',
};
export const fromProfiles = 'From your profiles';
export const fromProfilesHint =
  'How many you are, what all of you can pay together, the day from which the last one can move in, and the shortest stay. The place is that of whoever leads the group.';
export const noPlaceOfLead =
  'The profile of whoever leads the group names no place on the map, so nobody finds the page by place.';
export const tooFew = 'Nobody finds this page until there are two of you.';
export const askDeleteGroup = 'Delete the wanted page of the group?';
/** The groups follow as links. */
export const groupsToo = 'You also look with others, on a page of its own. Owners find both:';
export const forGroup = ({ name }: { name: string }) => `For your group “${name}”`;
export const askNoForGroup =
  'They are told that the group says no, and cannot invite any of you for a while.';
export const yesForGroup =
  'Your message becomes an inquiry of the whole group about the room. All of you read it and can write.';
/** Who sees a page, as choices. */
export const visibilityLabels: Record<WantedVisibility, string> = {
  everyone: 'Everyone',
  members: 'Everyone with an account',
  owners: 'Only owners with a fitting room',
  nobody: 'Nobody for now',
};
/** What follows from each choice. */
export const visibilityHints: Record<WantedVisibility, string> = {
  everyone: 'Also without an account: first name, no photo',
  members: 'They also see your photo and age',
  owners: 'Near your place, within your budget, in time',
  nobody: 'It stays here until you show it',
};
/** What became of an invitation. */
export const invitationStatuses: Record<WantedInvitationStatus, string> = {
  sent: 'Waiting for an answer',
  accepted: 'Said yes',
  declined: 'Said no',
  withdrawn: 'Taken back',
};
