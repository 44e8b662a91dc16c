// The first questions after signing up: three steps, then what comes next.

// Around every question. The steps have the names of the parts of the profile.
export const aboutYou = 'About you';
export const howYouLive = 'How you live';
export const whatYouWant = 'What you want';
export const stepPosition = ({ number, total }: { number: string; total: string }) =>
  `Step ${number} of ${total}`;
/** Read out for the dots that show how far it is. */
export const questionPosition = ({ number, total }: { number: string; total: string }) =>
  `Question ${number} of ${total}`;
export const skip = 'Skip for now';
export const back = 'Back';
export const next = 'Next';
export const leaveThisOut = 'Leave this one out';
export const saveAndGoOn = 'Save and go on';
export const saveAndSeeMatches = 'Save and see matches';

// What goes wrong.
export const checkFailed = 'We could not check whether your profile is complete';
export const loading = 'Loading your answers…';
/** Above the next one. */
export const welcome = 'Welcome';
export const loadFailed = 'Your answers so far could not be loaded';
export const saveFailed = 'That could not be saved';
export const signedOut = 'You are signed out. Sign in again to go on.';
export const unanswered = 'RoomieRadar did not answer. What you entered is kept in this browser.';
export const stepMissing = 'An earlier step is missing';
export const stepMissingHint = 'Finish this step first. Your later answers are kept.';

// The step about others.
export const whatMatters = 'What matters to you in a roommate?';
export const whatMattersLede =
  'We filled this in from your own answers. Change what matters to you and leave the rest.';

// After the last step, above roommates and rooms that fit. A user who offers a room sees no rooms.
export const allSet = 'You are all set';
export const skipped =
  'You can answer the questions at any time in your profile. Until then, nobody can be scored.';
export const found = 'Thank you. Here is who and what we found for you.';
export const foundPeople = 'Thank you. Here is who we found for you.';
export const notSavedYet = 'Something is not saved yet';
export const notSavedYetHint = 'What you entered is kept in this browser until you finish it.';
export const lookInProfile = 'Look at it in your profile';
export const nextListPlace = 'Next: list your place';
export const nextListPlaceHint =
  'The address, the rent and a few words are enough. You can add photos, or pause it, at any time.';
export const continueToList = 'Continue to list your place';
export const listYourPlace = 'List your place';
export const onYourWay = 'You were on your way';
export const onYourWayHint = 'The page that you wanted to see is waiting for you.';
export const goOn = 'Go on';
/** Read out for the links that follow. */
export const waysFromHere = 'Where to go from here';
export const seeAllRoomies = 'See all roomies';
export const lookAtRooms = 'Look at rooms';
export const yourProfile = 'Your profile';
