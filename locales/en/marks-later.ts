// What was done, in toasts.
export const roomHidden = 'Hidden from your searches';
export const roomieHidden = 'Hidden from your list of roomies';
export const addedToFavorites = 'Added to your favorites';
export const seeFavorites = 'See favorites';
export const removedFromFavorites = 'Removed from your favorites';
export const shownAgain = 'Shown again';
export const tooManyHere = 'You can keep up to 50 favorites in this browser';
export const tooManyHereHint = 'Sign in to keep up to 500, on all your devices.';

// The page.
export const lede = 'Rooms and roomies you saved, and whether they are still available.';
export const keptHere = 'They are kept in this browser. Sign in to have them everywhere.';
export const which = 'Lists';
export const hiddenRooms = 'Hidden rooms';
export const hiddenRoomies = 'Hidden roomies';
export const loading = 'Loading your favorites…';
export const failed = 'Your favorites could not be loaded';

export const noRooms = 'No favorites yet';
export const noRoomsHint = 'Tap the heart on a room to save it here.';
export const noRoomies = 'No favorite roomies yet';
export const noRoomiesHint = 'Tap the heart on a roomie to save them here.';
export const nothingHidden = 'Nothing is hidden';
export const nothingHiddenHint = 'What you hide no longer shows up in searches or on the map.';

// What became of one that is not offered.
export const aRoom = 'A room';
export const stateEnded = 'No longer available: its last day has passed.';
export const stateUnconfirmed = 'Nobody has confirmed for 30 days that it is available.';
export const statePaused = 'Paused by its owner. It may come back.';
export const stateFilled = 'Filled: someone else is moving in.';
export const stateDeleted = 'Deleted by its owner.';
export const stateUnavailable = 'Not available at the moment.';
export const roomieUnavailable = 'This roomie can no longer be found.';

export const recentlySeen = 'Recently viewed';
export const nothingSeen = 'No rooms viewed yet';
export const nothingSeenHint = 'Rooms you view appear here, in this browser only.';
export const seenHere = 'Only this browser knows which rooms you viewed. Signing out deletes them.';

// Notes about favorites.
export const ownNote = 'My note';
export const addNote = 'Add a note';
export const addNoteTo = ({ title }: { title: string }) => `Add a note about ${title}`;
export const noteHint = 'Only you see it. It is saved while you type.';
export const noteWaits = 'It is saved as soon as you are connected again.';
export const noteTooLong = 'A note can have up to 500 characters';
