import type { SignInFailure } from '#machines/auth.machine.ts';

/** What happened, and what it means, for each way a sign-in can lead nowhere. */
export const signInFailureWords: Record<SignInFailure, { title: string; text: string }> = {
  denied: {
    title: 'You stopped signing in',
    text: 'Nothing was changed. You can try again whenever you like.',
  },
  stateMismatch: {
    title: 'This sign-in is no longer good',
    text: 'It was opened a second time, began in another tab or browser, or is too old. Begin again from here and it will work.',
  },
  refused: {
    title: 'The sign-in was not accepted',
    text: 'The sign-in service did not confirm who you are. Try again, or choose another account there.',
  },
  suspended: {
    title: 'This account is suspended',
    text: 'An administrator has closed it, so you cannot sign in with it. If you think that is a mistake, write to whoever runs this site.',
  },
  unreachable: {
    title: 'We could not finish signing you in',
    text: 'RoomieRadar or the sign-in service did not answer. Check your connection, then try again.',
  },
};
