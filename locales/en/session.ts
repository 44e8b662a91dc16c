// Where people sign in.
export const signInLede = 'New here? The same button creates your account.';
export const signInFirst = 'Sign in to see that page';
export const signInFirstHint = 'Then you continue where you left off.';
export const oneMoment = 'One moment…';
export const signInFacts = {
  identity: 'You confirm who you are at our sign-in service and come straight back.',
  learned: 'We learn your name and e-mail address from it, nothing else.',
  hidden: 'Others never see your e-mail address.',
};

/** What signing in opens, where a page asked for it: a title and two lines. */
export const targets = {
  roomies: {
    title: 'See who you would live well with',
    lines: [
      'Roomies are people who look for a room or offer one. Each has a score: how well the two of you would live together.',
      'Answer a few short questions about how you live, and every score comes with its reasons.',
    ],
  },
  inquiries: {
    title: 'Read and answer your messages',
    lines: [
      'Everything you wrote about rooms, and everything others wrote to you, is in one place.',
      'You see whose turn it is, and how well the other person fits.',
    ],
  },
  create: {
    title: 'List your place',
    lines: [
      'Say where it is, what it costs and who lives there, and add photos. What you type is kept until you finish.',
      'People write to you here, and nobody sees your e-mail address.',
    ],
  },
  listings: {
    title: 'Your listings',
    lines: [
      'See how often your rooms are looked at and who wrote, and keep them up to date.',
      'A room that is filled takes one press.',
    ],
  },
  profile: {
    title: 'Your profile',
    lines: [
      'Say who you are, what you look for and how you live: every score is based on it.',
      'You decide who sees you, and you can download or delete all of it.',
    ],
  },
  savedSearches: {
    title: 'Your saved searches',
    lines: [
      'Save a search once, and we tell you when a new room matches, by e-mail or on your phone.',
      'Right away, every day or every week, and you can pause it at any time.',
    ],
  },
  groups: {
    title: 'You are invited to look for a home together',
    lines: [
      'See how well every two of you would live together.',
      'You can leave a group at any time.',
    ],
  },
  household: {
    title: 'You are invited to a household',
    lines: [
      'Say that you live there, and people who look for a room see how well they fit with you, too.',
      'You can leave at any time.',
    ],
  },
};
/** `total` is the least number, in tens; `place` a town. */
export const seekersNear = ({ total, place }: { total: string; place: string }) =>
  `${total} or more people are looking around ${place}.`;

// On the way back from the sign-in service.
export const signingIn = 'Signing you in';
export const oneMomentPlease = 'One moment, please…';
export const goOn = 'Continue without signing in';

/** Why nobody was signed in. */
export const signInFailures = {
  denied: {
    title: 'You cancelled the sign-in',
    text: 'Nothing has changed. You can try again at any time.',
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
    text: 'An administrator has suspended it, so you cannot sign in with it. If you think this is a mistake, write to the operator of this site.',
  },
  unreachable: {
    title: 'We could not finish signing you in',
    text: 'RoomieRadar or the sign-in service did not answer. Check your connection, then try again.',
  },
};
