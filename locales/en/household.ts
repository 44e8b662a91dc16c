import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// What stands in for the name of somebody who gave none, in any sentence with {name} in it.
export const thisRoomie = 'this roomie';

// Who lives in a room, on its page.
export const whoLivesHere = 'Who lives here';
export const loading = 'Loading the household…';
export const nobodyNamed = 'Nobody who lives here has joined this page yet.';
/** `name` fits worst with the reader among all who live there. `isolated` keeps a name in its own direction. */
export const weakestPair = {
  scored: ({ name, score, isolated }: { name: string; score: number; isolated: Wrap }) =>
    rich`Your lowest fit here: ${isolated(name)}, ${formatNumber(score)} of 100. That is your fit with this home, because a home is only as happy as its least happy pair.`,
  scoredConflict: ({ name, score, isolated }: { name: string; score: number; isolated: Wrap }) =>
    rich`Your lowest fit here: ${isolated(name)}, ${formatNumber(score)} of 100, with a conflict. That is your fit with this home, because a home is only as happy as its least happy pair.`,
  plain: ({ name, isolated }: { name: string; isolated: Wrap }) =>
    rich`Your lowest fit here: ${isolated(name)}. That is your fit with this home, because a home is only as happy as its least happy pair.`,
  conflict: ({ name, isolated }: { name: string; isolated: Wrap }) =>
    rich`Your lowest fit here: ${isolated(name)}, with a conflict. That is your fit with this home, because a home is only as happy as its least happy pair.`,
};
// Badges beside a name.
export const offersRoom = 'Offers this room';
export const weakest = 'Lowest fit';
// Below a name: why you fit.
export const allDiffers = 'You differ on what you both answered';

// For the owner.
export const iLiveHere = 'I live here myself';
export const inviteHint =
  'Send each person who lives here their own link. Joining is up to them, and they can leave at any time. Roomies then see how well they would fit with each of you.';
export const makeLink = 'Create an invitation link';
export const openLinks = 'Unused links';
export const linksHint = ({ days }: { days: number }) =>
  plural(days, {
    one: `A link works once, for ${formatNumber(days)} day. Only you see these.`,
    other: `A link works once, for ${formatNumber(days)} days. Only you see these.`,
  });
export const newestLink = ({ ends }: { ends: string }) => `The link above, expires ${ends}`;
export const olderLink = ({ made, ends }: { made: string; ends: string }) =>
  `Created ${made}, expires ${ends}`;
export const withdraw = 'Withdraw';
export const withdrawLink = ({ ends }: { ends: string }) =>
  `Withdraw the link that expires ${ends}`;
export const invitationLink = 'Invitation link';
export const linkHint = 'Copy it now: it is not shown again. Whoever opens it first can join.';
export const takeOutQuestion = ({ name }: { name: string }) =>
  `Remove ${name} from your household?`;
export const takeOutHint = 'This room’s page no longer shows them. They are not notified.';
export const tookOut = ({ name }: { name: string }) => `${name} is no longer in your household`;
export const notTakenOut = 'They are still in your household';

// Leaving a household; `title` is that of the room.
export const leaveRoom = ({ title }: { title: string }) => `Leave ${title}`;
export const leaveQuestion = 'Leave this household?';
export const leaveHint =
  'The room’s page no longer shows you. To come back, you need a new invitation from its owner.';
export const left = 'You left the household';
export const notLeft = 'You are still in the household';

// The households that I joined, in my profile.
export const whereYouLive = 'Where you live';
export const applicantsFor = ({ title }: { title: string }) => `Applicants for ${title}`;
export const joined = ({ day }: { day: string }) => `Joined ${day}`;
export const joinedHidden = ({ day }: { day: string }) =>
  `Joined ${day} · not public at the moment`;
export const firstShown = pluralText({
  one: 'The first # is shown.',
  other: 'The first # are shown.',
});

// Where an invitation leads.
export const questionTitle = 'Do you live here?';
export const memberTitle = 'You live here';
/** `title` is that of the room. */
export const offeredBy = ({
  name,
  title,
  isolated,
}: {
  name: string;
  title: string;
  isolated: Wrap;
}) => rich`${isolated(name)} offers a room in this home: “${isolated(title)}”`;
export const offeredByYou = ({ title, isolated }: { title: string; isolated: Wrap }) =>
  rich`You offer a room in this home: “${isolated(title)}”`;
export const ownLink =
  'This is your own link. Send it to someone who lives there with you: it works once.';
export const joinHint = ({ name }: { name: string }) =>
  `If you say yes, the room’s page shows your first name and photo to roomies who are signed in, and how well they fit with you. You can leave at any time, and ${name} can remove you.`;
export const yes = 'Yes, I live here';
export const no = 'No';
export const joining = 'Joining…';
export const notJoined = 'You have not joined';
export const linkEnds = ({ day }: { day: string }) => `The link works until ${day}.`;
export const youJoined = 'You are in the household';
export const youJoinedHint = ({ profile }: { profile: Wrap }) =>
  rich`You can leave in ${profile('your profile')}.`;
export const seeRoom = 'See the room';
