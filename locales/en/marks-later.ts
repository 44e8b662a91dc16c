// What was done, in toasts.
export const undo = 'Undo';
export const roomHidden = 'Hidden from your searches';
export const roomieHidden = 'Hidden from your list of roomies';
export const addedToFavorites = 'Added to your favorites';
export const seeFavorites = 'See favorites';
export const removedFromFavorites = 'Removed from your favorites';
export const shownAgain = 'Shown again';
export const markFailed = 'That could not be saved';
export const tooManyHere = 'This browser keeps 50 of them';
export const tooManyHereHint = 'Sign in to keep up to 500, on all your devices.';

// The page.
export const lede = 'What you liked, and what became of it.';
export const keptHere = 'They are kept in this browser. Sign in to have them everywhere.';
export const which = 'Which ones';
export const rooms = 'Rooms';
export const roomies = 'Roomies';
export const hiddenRooms = 'Hidden rooms';
export const hiddenRoomies = 'Hidden roomies';
export const loading = 'Loading your favorites…';
export const loadLater = 'They load as soon as you are connected again.';
export const failed = 'Your favorites could not be loaded';

export const noRooms = 'No favorites yet';
export const noRoomsHint = 'Press the heart of a room to find it again here.';
export const noRoomies = 'No favorite roomies yet';
export const noRoomiesHint = 'Press the heart of a roomie to find them again here.';
export const nothingHidden = 'Nothing is hidden';
export const nothingHiddenHint = 'What you hide leaves your searches, the map and its numbers.';
export const findRooms = 'Find rooms';
export const meetRoomies = 'Meet roomies';

// What became of one that is not offered.
export const aRoom = 'A room';
export const stateEnded = 'No longer available: its last day is over.';
export const stateUnconfirmed = 'Nobody has confirmed for 30 days that it is available.';
export const statePaused = 'Paused by its owner. It may come back.';
export const stateFilled = 'Filled: someone else moves in.';
export const stateDeleted = 'Deleted by its owner.';
export const stateUnavailable = 'Not available at the moment.';
export const roomieUnavailable = 'This roomie cannot be found any more.';

export const recentlySeen = 'Recently seen';
export const nothingSeen = 'No room seen yet';
export const nothingSeenHint = 'The rooms you look at stand here, in this browser alone.';
export const seenHere =
  'Only this browser knows which rooms you looked at. Signing out deletes them.';
export const clearSeen = 'Clear';

// Notes about favorites.
export const ownNote = 'My note';
export const addNote = 'Add a note';
export const addNoteTo = ({ title }: { title: string }) => `Add a note about ${title}`;
export const noteHint = 'Only you see it. It is saved while you type.';
export const noteSaving = 'Saving…';
export const noteWaits = 'It is saved as soon as you are connected again.';
export const noteTooLong = 'A note can have up to 500 characters';
