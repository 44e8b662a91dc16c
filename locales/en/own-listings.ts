import type { ReactNode } from 'react';
import type { ListingSuggestion } from '#contract/listings/own-listing.ts';
import type { ListingStatus } from '#contract/vocabulary.ts';
import { rich, type Wrap } from '../rich.ts';
import { pluralText } from './plural.ts';

// The list of the rooms that somebody offers. "Place" and "listing" both are such a room.
export const loadingListings = 'Loading your listings…';
export const listingCount = pluralText({ one: '# room', other: '# rooms' });
export const noListings = 'You have not listed a room yet';
export const noListingsHint =
  'A spare room, or a whole home to share: it takes two minutes, and you can change or delete it whenever you like.';

// One of them. `listedOn` follows the rent, as in "€600 a month · listed 3 May".
export const listedOn = ({ day }: { day: string }) => `listed ${day}`;
export const hiddenByTeam = 'Hidden by our team';
export const ended = 'Ended';
/** `change` makes a link; the name in quotes is that of the field, as in listing-form.ts. */
export const endedHint = ({ change }: { change: Wrap }) =>
  rich`Its last day has passed, so searches leave it out. ${change('Change “Available until”')} to offer it again, or mark it as filled.`;
/** When it was last confirmed: it follows `listedOn`. */
export const confirmedOn = ({ day }: { day: string }) => `confirmed ${day}`;
export const unconfirmed = 'Not shown: please confirm';
export const unconfirmedHint =
  'You last confirmed it more than 30 days ago, so searches leave it out. Confirm that it is still available to offer it again.';

// How it fares: "Seen 5 times in 30 days · 2 inquiries".
export const notSeen = 'Not viewed in 30 days';
export const seen = pluralText({
  one: 'Viewed # time in 30 days',
  other: 'Viewed # times in 30 days',
});
export const noInquiries = 'no inquiries yet';
export const openInquiries = pluralText({
  one: '# inquiry is waiting for your answer',
  other: '# inquiries are waiting for your answer',
});
export const whatWouldHelp = 'How to improve it:';
export const suggestions: Record<ListingSuggestion, string> = {
  add_location: 'Add its location: it is missing from searches by town',
  add_images: 'Add photos: three or more show what it is like',
  describe_more: 'Describe it in a few sentences: the room, the home, the people',
  say_when_free: 'Add the date from which it is available',
  say_bills: 'Add the bills: people want to know the monthly total',
  say_house_rules: 'Add the house rules',
  say_amenities: 'Add amenities, such as Wi-Fi or a washing machine',
};

// The one button of each room: what is to be done first. The rest is in a menu.
export const changeDates = 'Change the dates';
export const mendLabels: Record<ListingSuggestion, string> = {
  add_location: 'Add the location',
  add_images: 'Add photos',
  describe_more: 'Describe it',
  say_when_free: 'Add the date',
  say_bills: 'Add the bills',
  say_house_rules: 'Add the house rules',
  say_amenities: 'Add the amenities',
};

// Buttons that give it another status, and what is said after.
export const statusButtons: Record<ListingStatus, string> = {
  active: 'Offer again',
  paused: 'Pause',
  filled: 'Mark as filled',
};
export const statusChanged: Record<ListingStatus, string> = {
  active: 'Everyone can find it again',
  paused: 'It is paused: nobody else sees it',
  filled: 'It is marked as filled: nobody else sees it',
};
export const confirmedNow = 'Confirmed: searches show it';
/** Read out for a button that shows only what it does. */
export const statusButton = ({ action, title }: { action: string; title: string }) =>
  `${action}: ${title}`;
export const changeFailed = ({ reason }: { reason: string }) =>
  `It could not be changed. ${reason}`;

// Deleting it: by its owner, or by an administrator.
export const deleteThisListing = 'Delete this room?';
export const deleteHint = ({ title }: { title: ReactNode }) =>
  rich`“${title}” disappears for everyone, and this cannot be undone. To hide it for a while, pause it.`;
export const deleteFailed = 'It could not be deleted';
export const listingDeleted = 'Your room is deleted';
