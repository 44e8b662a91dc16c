import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// What stands in for a name.
export const aRoomie = 'A roomie';
export const notShown = 'Somebody who cannot be shown';
export const notShownHint = 'Their account is suspended, or one of you has blocked the other.';

// The groups that I am in.
export const lede =
  'Look for a home with up to five others, and see how well every two of you would live together.';
export const newGroup = 'Create a group';
export const groupName = 'Group name';
export const groupNameHint = 'Whoever you invite sees it.';
export const makeGroup = 'Create the group';
export const notMade = 'The group was not created';
export const haveCode = 'Did somebody give you a code?';
export const codeLabel = 'Invitation code';
/** `example` is such a code. */
export const codeHint = ({ example }: { example: string }) =>
  `Twelve letters and digits, such as ${example}`;
export const notACode = 'A code has twelve letters and digits';
export const openCode = 'Open the invitation';
export const noGroups = 'You are not in a group yet';
export const noGroupsHint =
  'Create one and send its link to those you want to live with, or enter the code that somebody gave you.';
export const loadingGroups = 'Loading your groups…';
export const groupsFailed = 'Your groups could not be loaded';
export const memberCount = pluralText({ one: '# member', other: '# members' });
export const roomsWithNews = pluralText({ one: '# room with news', other: '# rooms with news' });
// Badges beside the name of a group, and of a member.
export const active = 'You look with this one';
export const leads = 'Leader';

// One group.
export const allGroups = 'All groups';
export const loadingGroup = 'Loading the group…';
export const whoIsIn = 'Members';
export const joinedOn = ({ day }: { day: string }) => `Joined ${day}`;
export const activeToggle = 'I look with this group now';
export const activeHint = 'You can be in several groups, and look with one at a time.';
export const rename = 'Rename';
export const renameTitle = 'Rename the group';
export const notRenamed = 'The name was not saved';

export const wantedPage = 'Wanted page';

// What the lead can do about a member.
export const makeLead = 'Make leader';
export const makeLeadName = ({ name }: { name: string }) => `Make leader: ${name}`;
export const makeLeadQuestion = ({ name }: { name: string }) =>
  `Make ${name} the leader of the group?`;
export const makeLeadHint =
  'Then only they invite others, rename the group and remove members. You stay a member.';
export const madeLead = ({ name }: { name: string }) => `${name} leads the group now`;
export const takeOutQuestion = ({ name }: { name: string }) => `Remove ${name} from the group?`;
export const takeOutHint =
  'They no longer see the group. Its open invitation ends too, so that its link does not lead them back in.';
export const tookOut = ({ name }: { name: string }) => `${name} is no longer in the group`;

// Leaving.
export const leave = 'Leave the group';
export const leaveQuestion = 'Leave this group?';
export const leaveHint =
  'You no longer see it, and the others no longer see your answers. To come back, you need an invitation with a free place.';
export const leaveLeadHint = 'Whoever has been in the group longest then leads it.';
export const leaveLastHint = 'Nobody else is in it, so the group is deleted.';
export const left = 'You left the group';

// The invitation.
export const inviteTitle = 'Invite others';
export const placesLeft = pluralText({
  one: '# more person can join.',
  other: '# more people can join.',
});
export const groupIsFull = 'The group has six members, so nobody else can join.';
/** `name` leads the group. */
export const leadInvites = ({ name }: { name: string }) => `${name} can invite others.`;
export const makeInvitation = 'Create a link and a code';
export const renewInvitation = 'Create a new link';
export const renewHint = 'The old link then stops working.';
export const invitationLink = 'Invitation link';
export const linkHint = 'Copy it now: it is not shown again.';
export const readOut = 'Or read this code out to them';
export const qrHint = 'Or let them scan this with their camera';
/** How often an invitation was used, and until when it can be. */
export const openUntil = ({ day, uses, most }: { day: string; uses: number; most: number }) =>
  `An invitation is open until ${day}. Used: ${formatNumber(uses)} of ${formatNumber(most)}.`;
export const usesHint = 'Whoever leaves still counts as one use of the link.';
export const endInvitation = 'End the invitation';

// How well they would live together.
export const matrixTitle = 'How well you would live together';
export const matrixHint =
  'Every two of you. The group has no score of its own, because it is only as happy as its least happy pair.';
export const oneAlone = 'As soon as someone joins, you see here how well you would live together.';
export const loadingMatrix = 'Comparing every two of you…';
export const matrixFailed = 'You could not be compared';
/** Two people, as the name of a pair. */
export const pair = ({ one, other }: { one: string; other: string }) => `${one} and ${other}`;
/** `pair` is one of the two above. */
export const whyPair = ({ pair: both }: { pair: string }) => `${both}: why`;
export const pairScore = ({ pair: both, score }: { pair: string; score: number }) =>
  `${both}: ${formatNumber(score)} of 100`;
export const pairConflict = ({ pair: both, score }: { pair: string; score: number }) =>
  `${both}: ${formatNumber(score)} of 100, with a conflict`;
export const pairUnscored = ({ pair: both }: { pair: string }) => `${both}: no score yet`;
export const lowest = ({ pair: both, score }: { pair: string; score: number }) =>
  `The lowest fit: ${both}, ${formatNumber(score)} of 100.`;
export const lowestConflict = ({ pair: both, score }: { pair: string; score: number }) =>
  `The lowest fit: ${both}, ${formatNumber(score)} of 100, with a conflict.`;
export const lowestUnscored = ({ pair: both }: { pair: string }) =>
  `The lowest fit: ${both}, with a conflict.`;
export const nobodyCompared =
  'Nobody can be compared yet: a score needs three questions that two of you both answered.';
export const leftOut = pluralText({
  one: '# member cannot be shown and is left out.',
  other: '# members cannot be shown and are left out.',
});
export const pressForReasons = 'Press a number to see where points are lost.';
export const livesThere = 'Lives there';

// What one wish would change, if it were given up. `topic` is a question, `answer` what the other one
// does.
export const changeTitle = 'What one change would do';
export const changeName = (given: Change & { name: string }) =>
  `If “${given.answer}” (${given.topic}) were fine for ${given.name}: ${given.before} to ${given.after}.`;
export const changeYou = (given: Change) =>
  `If “${given.answer}” (${given.topic}) were fine for you: ${given.before} to ${given.after}.`;
export const changeEndsConflict = 'One conflict fewer.';
export const changeHint = 'Nobody has to change anything. It shows what to talk about first.';
/** Instead of a score. */
export const noScore = 'no score';
interface Change {
  topic: string;
  answer: string;
  before: string;
  after: string;
}

// Why two of them fit.
export const loadingPair = 'Loading the reasons…';
export const pairFailed = 'The reasons could not be loaded';
export const dealbreakerName = ({ name }: { name: string }) => `A dealbreaker for ${name}`;
export const dealbreakerBoth = 'A dealbreaker for both';
export const pairWithHome = 'Only the two themselves see why: one of them is not in the group.';

// Where an invitation leads.
/** `name` is that of the group. */
export const joinTitle = ({ name }: { name: string }) => `Look for a home with “${name}”?`;
export const joinTitlePending = 'Look for a home together?';
export const whatYouSee = 'What you would see of each other';
export const seen = {
  names: 'Your first names and photos.',
  answers:
    'How well every two of you fit, with your answers to the questions that both answered, and where points are lost.',
  wishes:
    'What you accept in others, but only where it costs points; never how important something is to you.',
  inquiries:
    'What the group writes with owners of rooms. If you have written to one of them alone about the same room, that is withdrawn.',
  rooms:
    'What you think of the rooms that the group considers, and which of them you have opened from its page.',
  search: 'When you search together: your budget, your move-in day, and whether you have a pet.',
  wanted:
    'On a wanted page of the group: your first name and photo. What you can pay appears only in the sum of all.',
  never:
    'Never your surname, e-mail address or other messages, nor what you search for by yourself.',
};
export const leaveAnyTime =
  'You can leave at any time. Whoever leads the group can remove members.';
export const join = 'Join the group';
export const joining = 'Joining…';
export const notJoined = 'You have not joined';
export const opensUntil = ({ day }: { day: string }) => `The invitation is open until ${day}.`;
export const youAreIn = 'You are in this group';

// The rooms that a group considers.
export const youLead = 'You lead it';
export const findRooms = 'Find rooms as a group';
export const roomsTitle = 'Rooms you consider';
export const roomsHint =
  'The best for all of you first: by the lowest fit of one of you with somebody who lives there, and conflicts last.';
export const noRooms = 'Nobody has shown the group a room yet.';
export const showFavorite = 'Show the group a favorite';
export const chooseFavorite = 'One of your favorites';
export const showIt = 'Show it';
export const noFavorites = 'Mark rooms with the heart, then show them to the group here.';
export const shownBy = ({ name }: { name: string }) => `Shown by ${name}`;
/** `names` is a list. */
export const seenBy = ({ names }: { names: string }) => `Seen by ${names}`;
// What changed about the rooms since I last looked.
export const isNew = 'New';
export const changes = pluralText({
  one: '# change since you last looked',
  other: '# changes since you last looked',
});
export const availableAgain = 'Available again';
export const rentChanged = ({ now, was }: { now: string; was: string }) =>
  `Rent: now ${now}, was ${was}`;
export const lowestThere = ({ score }: { score: number }) =>
  `Lowest fit with who lives there: ${formatNumber(score)}`;
export const lowestThereConflict = ({ score }: { score: number }) =>
  `Lowest fit with who lives there: ${formatNumber(score)}, with a conflict`;
export const takeOff = 'Take off the list';
export const takeOffTitle = ({ title }: { title: string }) => `Take off the list: ${title}`;
export const groupThinks = ({ title }: { title: string }) => `What the group thinks of ${title}`;
export const noteLabel = 'Why, for the group';
export const noteHint = 'Only the group reads it.';
