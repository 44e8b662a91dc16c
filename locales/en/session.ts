// Where people sign in.
export const signIn = 'Sign in';
export const signInLede = 'New here? The same button makes your account.';
export const signInFirst = 'Sign in to see that page';
export const signInFirstHint = 'You continue right where you were going.';
/** On the button, while the browser leaves for the sign-in service. */
export const leaving = 'Taking you to the sign-in page…';
export const oneMoment = 'One moment…';
export const signInFacts = {
  identity: 'You confirm who you are at our sign-in service and come straight back.',
  learned: 'We learn your name and e-mail address from it, nothing else.',
  hidden: 'Others never see your e-mail address.',
};

// On the way back from the sign-in service.
export const signingIn = 'Signing you in';
export const oneMomentPlease = 'One moment, please…';
export const tryAgain = 'Try again';
export const goOn = 'Go on without signing in';

/** Why nobody was signed in. */
export const signInFailures = {
  denied: {
    title: 'You stopped signing in',
    text: 'Nothing was changed. You can try again whenever you like.',
  },
  stateMismatch: {
    title: 'This sign-in is no longer valid',
    text: 'It was used already, started in another tab or browser, or took too long. Please sign in again.',
  },
  refused: {
    title: 'The sign-in was not accepted',
    text: 'The sign-in service did not confirm who you are. Try again, or choose another account there.',
  },
  suspended: {
    title: 'This account is suspended',
    text: 'An administrator has closed it, so you cannot sign in with it. If you think that is a mistake, write to the operator of this site.',
  },
  unreachable: {
    title: 'We could not finish signing you in',
    text: 'RoomieRadar or the sign-in service did not answer. Check your connection, then try again.',
  },
};
