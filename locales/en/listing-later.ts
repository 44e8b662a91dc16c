import { formatNumber } from './format.ts';

// The photos, one at a time.
export const position = ({ index, count }: { index: number; count: number }) =>
  `${formatNumber(index)} of ${formatNumber(count)}`;
export const photoPosition = ({ index, count }: { index: number; count: number }) =>
  `Photo ${formatNumber(index)} of ${formatNumber(count)}`;
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';

// Sharing.
export const linkCopied = 'Link copied';
export const copyThisLink = 'Copy this link';

// Costs and stay.
export const costsAndStay = 'Costs and stay';
/** Rent and bills together. */
export const inAll = 'Total';
export const aMonth = ({ amount }: { amount: string }) => `${amount} a month`;
export const billsNotStated = 'not stated, so left out of comparisons';
export const billsIncluded = 'included in the rent';
export const noDeposit = 'none';

// The place.
export const aboutThePlace = 'About the room';
export const whereItIs = 'Where it is';
export const othersSeeRounded = 'Others see the location to within about 100 meters.';
export const isApproximate = 'The location on the map is approximate, to within about 100 meters.';
export const mapOfTheRoom = 'Map: the room is somewhere in the circle';
export const seeOnMap = 'See it on a map';
export const seeAreaOnMap = 'See the area on a map';
export const noPlaceOnMap = 'It has no location on the map.';
export const numberForVisitors = 'The house number is shown to people with an agreed viewing.';

// For its owner.
export const hiddenByTeam = 'Our team has hidden this room';
export const yourListing = 'This is your listing.';
export const ended = 'Ended: its last day has passed, so searches leave it out';
export const unconfirmed = 'Not in searches: confirm in “Your listings” that it is still available';
export const statusTitles = {
  active: 'Active: everyone can find it',
  paused: 'Paused: nobody else sees it',
  filled: 'Filled: nobody else sees it',
};

// Other rooms.
export const similarNearby = 'Similar rooms nearby';
export const loadingSimilar = 'Loading similar rooms…';
export const similarRooms = 'Similar rooms';

// For search engines.
export const rentWithBills = 'Rent, bills included';
