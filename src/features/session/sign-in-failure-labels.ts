import type { SignInFailure } from '#machines/auth.machine.ts';

/** The title and explanation shown for each reason that a sign-in failed. */
export const signInFailureLabels: Record<SignInFailure, { title: string; text: string }> = {
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
