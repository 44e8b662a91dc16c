/** What other subjects may use of users, one of the lowest subjects: it imports only money. */
export { readHabits, readPreferences } from './answers.ts';
export { readChosenLanguage, readMailLanguage } from './language.ts';
export { lockUsers } from './lock-users.ts';
export { findable, hasProfile, isShownTo, noSuchUser, readProfile } from './profile.ts';
export { hasHabit, readStoredAnswers, type StoredAnswers } from './stored-answers.ts';
export {
  clearSuspension,
  deleteUser,
  insertUser,
  markSuspended,
  updateEmail,
  updatePhoto,
  type Account,
  type SignedInIdentity,
} from './write-accounts.ts';
