import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

// The bar and the account menu.
export const roomies = 'Roomies';
export const listYourPlace = 'List your place';
export const signIn = 'Sign in';
export const yourProfile = 'Your Profile';
export const listYourPlaceItem = 'List Your Place';
export const yourListings = 'Your Listings';
export const inquiries = 'Inquiries';
export const unread = 'unread';
export const unreadInquiries = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} unread inquiry`,
    other: `${formatNumber(count)} unread inquiries`,
  });
export const adminPanel = 'Admin Panel';
export const logout = 'Logout';

// The footer.
export const about = 'About';
export const stayingSafe = 'Staying safe';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const forPartners = 'For partner sites';

// While there is no connection.
export const offline = 'You are offline';
export const offlineHint =
  'What is already open stays readable. We carry on as soon as you are connected again.';
export const unreachable = 'RoomieRadar cannot be reached';
export const unreachableHint = 'You stay signed in, and we keep trying.';
export const tryNow = 'Try now';
export const tryingAgain = 'Trying again…';

// Pages that are missing or that failed.
export const notFoundHint =
  'There is no page at this address. It may have moved, or the link was cut off.';
export const seeAllRooms = 'See all rooms';
export const meetRoomies = 'Meet roomies';
export const toStartPage = 'To the start page';
export const failedOffline = 'You are offline. Connect to the internet, then try again.';
export const failureDetails = ({ status, code }: { status: string; code: string }) =>
  `Status ${status}, code ${code}`;
