// Apart from shell.ts, because no first load shows the menu or a missing page.
export const yourProfile = 'Your Profile';
export const listYourPlaceItem = 'List Your Place';
export const yourListings = 'Your Listings';
export const waiting = 'waiting for you';
export const adminPanel = 'Admin Panel';
export const logout = 'Logout';
export const updated =
  'RoomieRadar has been updated, so this page was loaded again. What you typed is kept.';
export const notFoundHint =
  'There is no page at this address. It may have moved, or the link was cut off.';
export const seeAllRooms = 'See all rooms';
