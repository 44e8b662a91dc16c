/**
 * What other subjects may use of users. Users is one of the lowest subjects: it imports no other.
 * Order, lower first: auth, users < listings, images < safety < household < matching, inquiries
 * < account.
 */
export { readHabits, readPreferences } from './answers.ts';
export { chosenLanguage } from './language.ts';
export { lockUsers } from './lock-users.ts';
export { findable, isShownTo, readProfile } from './profile.ts';
export { readStoredAnswers, type StoredAnswers } from './stored-answers.ts';
