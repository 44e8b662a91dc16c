// The first questions after signing up: three steps, then what comes next.

// Around every question. The steps have the names of the parts of the profile.
/** Read out for the dots that show how far it is. */
export const questionPosition = ({ number, total }: { number: string; total: string }) =>
  `Question ${number} of ${total}`;
export const skip = 'Skip for now';
export const leaveThisOut = 'Skip this question';
export const saveAndGoOn = 'Save and continue';
export const saveAndSeeFits = 'Save and see who fits';

// What goes wrong.
export const checkFailed = 'We could not check whether your profile is complete';
export const loading = 'Loading your answers…';
/** Above the next one. */
export const welcome = 'Welcome';
export const loadFailed = 'Your answers so far could not be loaded';
export const signedOut = 'You are signed out. Sign in again to continue.';
export const unanswered = 'RoomieRadar did not answer. What you entered is kept in this browser.';
export const stepMissing = 'An earlier step is missing';
export const stepMissingHint = 'Finish this step first. Your later answers are kept.';

// The step about others.
export const whatMatters = 'What matters to you in a roommate?';
export const whatMattersLede =
  'We filled this in from your own answers. Cleaning, noise, guests, smoking, alcohol and working from home count only once you say how much they matter to you.';

// After the last step, above roommates and rooms that fit. A user who offers a room sees no rooms.
export const allSet = 'You are all set';
export const skipped =
  'You can answer the questions at any time in your profile. Until then, you will not see any scores.';
export const matchesIntro = 'Thank you. Here are the people and rooms we found for you.';
export const peopleIntro = 'Thank you. Here are the people we found for you.';
export const notSavedYet = 'Something is not saved yet';
export const notSavedYetHint = 'What you entered is kept in this browser until you finish it.';
export const lookInProfile = 'See it in your profile';
export const nextListPlace = 'Next: list your place';
export const nextListPlaceHint =
  'The address, the rent and a few words are enough. You can add photos, or pause it, at any time.';
export const continueToList = 'Continue to list your place';
export const onYourWay = 'Pick up where you left off';
export const onYourWayHint = 'The page you wanted to see is waiting for you.';
export const goOn = 'Continue';
/** Read out for the links that follow. */
export const waysFromHere = 'What to do next';

// Before a first message goes, to those who have not said who they are; then, below the message,
// what is left of onboarding.
export const whoWrites = 'Who is writing?';
export const whoWritesHint = ({ age }: { age: string }) =>
  `They see your first name and your age, never your birth date. You must be ${age} or older.`;
export const saveAndSend = 'Save and send';
export const restTitle = 'How well would you live together?';
export const restHint = 'A few short questions about how you live show it. They take two minutes.';
export const later = 'Later';
