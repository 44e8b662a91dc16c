import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

// Everyone who wrote about a room, as its household sees them.
export const loadingApplicants = 'Loading the applicants…';
export const applicantsFailed = 'The applicants could not be loaded';
/** Those whose inquiry is open. */
export const allOpen = 'Open';
export const sorts = {
  fit: 'Best fit',
  waiting: 'Waiting longest',
  newest: 'Newest',
};
export const stages = {
  new: 'New',
  talking: 'In conversation',
  viewing: 'Viewing agreed',
  offered: 'Offered',
  offer_accepted: 'Offer accepted',
  moved_in: 'Moved in',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};
export const noneInStage = 'Nobody is here now';
export const nobody = 'Nobody has written about this room yet';
export const nobodyHint =
  'Whoever writes appears here, with how well they fit those who live there.';

// One applicant.
export const notComparable = 'Too few answers to compare';
/** A time of today, or a day. */
export const waitingSince = ({ moment }: { moment: string }) => `Waiting since ${moment}`;
export const moveInUnknown = 'Has not said when they would move in';
export const movesIn = ({ day }: { day: string }) => `Moves in ${day}`;
export const movesInThatDay = ({ day }: { day: string }) =>
  `Moves in ${day}, the day the room is free`;
export const movesInBefore = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: `Moves in ${day}, ${formatNumber(count)} day before the room is free`,
    other: `Moves in ${day}, ${formatNumber(count)} days before the room is free`,
  });
export const movesInAfter = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: `Moves in ${day}, ${formatNumber(count)} day after the room is free`,
    other: `Moves in ${day}, ${formatNumber(count)} days after the room is free`,
  });
export const staysFor = ({ stay }: { stay: string }) => `Stays for ${stay}`;
export const whyThisFit = 'Why this fit';
/** The one of the household with whom the fit is the lowest. */
export const lowestWith = ({ name }: { name: string }) => `The lowest fit is with ${name}.`;
export const open = 'Open';
export const openConversation = ({ name }: { name: string }) =>
  `Open the conversation with ${name}`;
