// The page on which people choose an account in development, instead of at a real sign-in service.
/** The title of the window. */
export const chooseTitle = 'Choose who to be';
export const choose = 'Who would you like to be?';
export const localNote =
  'This is the local sign-in, for trying RoomieRadar out on your own machine. It asks for no password: anyone here can be anyone.';
/** Above a list of accounts. */
export const known = 'People who are here already';
/** Above the field for an address that is not on the list. */
export const someoneElse = 'Someone else';
export const email = 'E-mail address';
export const badEmail = 'Enter an e-mail address, such as jo@example.com';
export const newAddress = 'A new address gets a new account.';
export const goOn = 'Continue';
export const cancel = 'Cancel';

// When that fails.
export const stopped = 'Sign-in stopped';
export const ended = 'This sign-in took too long, or has already ended.';
export const failed = 'The local sign-in failed.';
export const signInAgain = 'Sign in again';
