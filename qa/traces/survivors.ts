/** Why a mutant survives the traces and checks of a machine, by model and mutant. */
export const survivors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  auth: {
    'loading: entry action 1, forgetUser, dropped':
      'whatever leads here has forgotten the user before',
    'signingOut · login.requested · 0: action 1, forgetSignInFailure, dropped':
      'signing out needs a user, and signing in has forgotten the failure',
  },
  onboarding: {
    'status.resolving · always · 4: guard dropped': 'the last branch: one of them always applies',
    'status.skipped · profile.saved · 1: leads to status.resolving':
      'resolving leads back, because the server last said “skipped”',
    'status.skipped · habits.saved · 1: leads to status.resolving':
      'resolving leads back, because the server last said “skipped”',
    'status.skipped · preferences.saved · 1: leads to status.resolving':
      'resolving leads back, because the server last said “skipped”',
    'status.skipped · onboarding.skipped · 0: leads to status.resolving':
      'resolving leads back, because the server last said “skipped”',
    'screen.open · step.opened · 0: leads to screen.open.profile':
      'opening leads to the profile, which is put on the screen just then',
    'screen.open.opening · always · 2: guard dropped':
      'the last branch: one of them always applies',
  },
  'image-upload': {
    'waiting · turn.given · 0: action 1, xstate.assign, dropped':
      'a file that has arrived already has the target of its first turn, which is the same',
  },
  applicant: {
    'offer.offered · offer.accepted · 1: leads to offer.accepted':
      'only an offer to a group has it, and the paths are of one applicant',
    'offer.offered · offer.reopened · 0: dropped':
      'only an offer to a group has it, and the paths are of one applicant',
    'offer.offered · offer.reopened · 0: leads to offer.accepted':
      'only an offer to a group has it, and the paths are of one applicant',
    'offer.offered · offer.reopened · 0: leads nowhere':
      'only an offer to a group has it, and the paths are of one applicant',
    'offer.accepted · offer.reopened · 0: dropped':
      'only an offer to a group has it, and the paths are of one applicant',
    'offer.accepted · offer.reopened · 0: leads to offer.accepted':
      'only an offer to a group has it, and the paths are of one applicant',
    'offer.accepted · offer.reopened · 0: leads nowhere':
      'only an offer to a group has it, and the paths are of one applicant',
    'viewing.countered · viewing.countered · 0: leads nowhere':
      'its action keeps whose time it is, in the same state',
    'viewing.countered · viewing.countered · 0: reenters':
      'whose time it was is forgotten before the new one is kept',
  },
  'listing-images': {
    'resting · image.moved · 1: dropped':
      'the same transition of the whole machine takes its place',
    'sending · upload.ended · 2: dropped':
      'only a fourth file waits for its turn; the unit test of the machine has more',
    'sending · upload.ended · 2: action 2, giveTurns, dropped':
      'only a fourth file waits for its turn; the unit test of the machine has more',
  },
  'profile-photo': {
    'uploading · file.chosen · 0: guard dropped':
      'refuses while the upload, another machine, is registering; its unit test looks at that',
    'uploading · cancelled · 0: guard dropped':
      'refuses while the upload, another machine, is registering; its unit test looks at that',
  },
  'household-invitations': {
    'ended · invitation.accepted · 0: leads to ended':
      'its guard refuses everybody, so where it would lead makes no difference',
  },
  'late-part': {
    'waiting · connection.returned · 0: action 2, begin, dropped':
      'the tour waits for the connection in the first try only; the unit test plays every edge',
  },
  'offline-marks': {
    '*: begins in deciding': 'nothing is to be done at the start, so it rests at once',
    'reading · xstate.done.actor.0.offlineMarks.reading · 0: leads to deciding':
      'nothing is to be done after what was read is shown, so it rests at once',
  },
};
