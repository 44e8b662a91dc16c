import { formerAccountDays } from '#contract/quotas.ts';
import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// The page on which people read and change what they told about themselves. The names of its parts:
export const whereSignedIn = 'Where you are signed in';
export const yourData = 'Your data';
export const peopleYouBlocked = 'People you blocked';
/** The name of a part, and the button in it. */
export const deleteAccount = 'Delete account';

/** Read out for the list of the parts. */
export const partsOfProfile = 'Parts of your profile';
/** What one finds in each part, in a few words. */
export const sectionHints = {
  about: 'Who you are and what you look for',
  habits: 'Your answers about living together',
  preferences: 'What matters to you in a roommate',
  notifications: 'What we tell you, and where',
  privacy: 'Who sees you, people you blocked, your data',
  account: 'Where you are signed in, and how to leave',
};
/** Beside a part in which something was typed. */
export const notSavedYet = 'Not saved yet';

// Any part: loading, reading, changing.
/** Read out for a button that says "Edit". */
export const editPart = ({ part }: { part: string }) => `Edit: ${part}`;
export const notFilledIn = 'Not filled in';
export const typedIsBackHint =
  'You had not saved it. It was kept in this browser, except for the birth date.';
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Everything you changed is still here.`;
export const profileSaved = 'Your profile is saved';
export const answersSaved = 'Your answers are saved';
export const preferencesSaved = 'Your preferences are saved';

// "About you" to read: the names of what is filled in, and some of its values.
export const intent = 'What brings you here';
export const budget = 'Budget';
export const movingIn = 'Moving in';
export const fromDay = ({ day }: { day: string }) => `From ${day}`;
/** Amounts of money, such as €500. */
export const budgetBetween = ({ least, most }: { least: string; most: string }) =>
  `${least} to ${most} a month`;
export const budgetUpTo = ({ most }: { most: string }) => `Up to ${most} a month`;
export const budgetFrom = ({ least }: { least: string }) => `From ${least} a month`;

// "What you want" to read.
export const answerFirst =
  'Answer the questions under “How you live” first. Then you can choose what you want in a roommate.';
/** The answers that somebody accepts, and how much they matter: one of the next four. */
export const acceptedAnswers = ({ answers, weight }: { answers: string; weight: string }) =>
  `${answers} (${weight})`;
export const importanceNotes = {
  0: 'not at all',
  1: 'a little',
  2: 'a lot',
  4: 'very much',
};
export const dealbreakerNote = 'a dealbreaker';

// The photo, and cutting a square out of it, of which a circle is shown.
export const choosePhoto = 'Choose a photo';
export const changePhoto = 'Change photo';
export const removePhoto = 'Remove photo';
/** Read out for what opens the files. */
export const photoFile = 'Photo file';
export const photoChanged = 'Your photo is changed';
export const photoRemoved = 'Your photo is removed';
export const photoNotRemoved = 'Your photo could not be removed';
export const wrongFile = 'This file cannot be used as your photo';
export const photoUnchanged = 'Your photo has not changed.';
export const cancelUpload = 'Cancel upload';
export const chooseSection = 'Choose what to show';
export const takePhoto = 'Use this photo';
/** Read out for the image in which the circle is. */
export const cropper = 'Your image; the circle will be your photo';
export const cropperHint =
  'Drag the image, or move it with the arrow keys. Zoom with two fingers, the slider, or + and −.';
export const zoom = 'Zoom';

// Where somebody is signed in: one line for each browser or phone.
export const loadingSessions = 'Loading your devices…';
export const unknownDevice = 'Unknown device';
export const thisDevice = 'This device';
export const sessionDays = ({ since, lastUsed }: { since: string; lastUsed: string }) =>
  `Since ${since} · last used ${lastUsed}`;
export const signOutThere = 'Sign out there';
export const stillSignedInThere = 'You are still signed in there';
export const signOutElsewhere = 'Sign out everywhere else';
export const stillSignedInElsewhere = 'You are still signed in elsewhere';

// Whom somebody blocked.
export const nameless = 'Someone without a name';
/** Read out for a button that says "Unblock". */
export const unblockName = ({ name }: { name: string }) => `Unblock ${name}`;
export const firstBlocked = pluralText({
  one: 'The first # is shown.',
  other: 'The first # are shown.',
});

// A file with everything that is stored about somebody.
export const exportHint =
  'One file with your profile, answers, rooms and reports, and the messages you wrote and received.';
export const exportFailed = 'Your data could not be downloaded';
export const download = 'Download my data';

// Deleting the account.
export const deleteHint =
  'This also deletes your profile, answers, photo and rooms, and cannot be undone.';
export const notDeleted = 'Your account was not deleted';
export const deleteYourAccount = 'Delete your account?';
export const deleteForGood = 'Delete for good';
export const typeToConfirm = ({ word }: { word: string }) => `Type “${word}” to confirm`;
export const accountDeleted = 'Your account is deleted';
// The next three are a list.
export const thisDeletes = 'This deletes, at once and for good:';
export const deletesProfile = 'your profile, your answers and your photo,';
export const deletesPlaces = 'every room you listed, with its photos.';
export const messagesStay = 'What you wrote to others stays with them, without your name.';
export const signsOut = 'You are signed out on every device.';
export const blocksStay = `So that nobody escapes a block, we keep who blocked whom for ${formatNumber(formerAccountDays)} days, under a code instead of a name. If you come back, blocks and limits apply again. A suspension lasts until an administrator ends it.`;

/** Where someone is signed in: names of a browser and of an operating system. */
export const device = ({ browser, system }: { browser: string; system: string }) =>
  `${browser} on ${system}`;

// Who finds the profile.
export const whoSeesYou = 'Who sees you';
export const youAreShown = 'Other roomies can find your profile and see how well you would fit.';
export const youAreHidden =
  'Nobody can find your profile: you are in no list, match or household. People you have written with still see your messages, and the rooms you offer stay public with your first name.';
export const seeAsOthers = 'See it as others do';
export const hideMe = 'Hide me';
export const showMe = 'Show me again';
export const nowHidden = 'You are hidden';
export const nowShown = 'Others can find you again';
export const visibilityFailed = 'This could not be changed';
