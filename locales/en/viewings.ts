import type { ViewingMode } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const viewing = 'Viewing';
export const loadingViewings = 'Loading the times…';
export const viewingsFailed = 'The times could not be loaded';
export const offerTitle = 'Offer times for a viewing';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const lastDayHint = 'Only for several days';
export const onWeekdays = 'On these weekdays';
export const until = 'Until';
export const untilHint = 'As many viewings as fit, one after the other';
export const length = 'Length of each';
export const places = 'Places';
export const placesHint = 'How many may come at once';
export const notice = 'Can be chosen until';
export const noNotice = 'it begins';
export const where = 'Where';
export const videoLink = 'Link to the video call';
export const offer = 'Offer these times';
export const notOffered = 'The times were not offered';
export const comingTimes = 'Upcoming times';
export const noTimes = 'No times yet';
export const noTimesHint =
  'Whoever wrote about the room can choose one of the times that you offer.';
export const full = 'Full';
export const withdraw = 'Withdraw';
export const withdrawHint = 'Whoever wanted to come gets an e-mail.';
export const withdrawFreeHint = 'Nobody has chosen it yet.';
export const move = 'Move';
export const cancelViewing = 'Cancel the viewing';
export const keepViewing = 'Keep it';
export const cancelHint = 'Both of you get an e-mail.';
/** While the room is paused or filled. */
export const staysAgreed =
  'The room is not offered at the moment. Your viewing stays as agreed unless one of you cancels it.';
export const overlaps = 'You visit another room at the same time.';
export const joinCall = 'Join the video call';
export const itHappened = 'It took place';
export const itDidNot = 'They did not come';
/** Below a question or an answer about a viewing that is over. */
export const onlyTheTwo = 'Only the two of you see this.';
export const correctUntil = ({ day }: { day: string }) =>
  `Both of you can correct it until ${day}.`;
export const lastViewing = 'Last viewing';
// The answers to a reminder.
export const amComing = 'I’m coming';
export const cannotCome = 'I can’t come';
export const youConfirmed = 'You confirmed that you are coming.';
/** In the place of a name. */
export const otherSide = 'The other person';
export const modes: Record<ViewingMode, string> = {
  in_person: 'In person',
  video: 'By video call',
};
export const withdrawTime = ({ time }: { time: string }) => `Withdraw ${time}`;
export const withdrawQuestion = ({ time }: { time: string }) => `Withdraw ${time}?`;
export const timesOfPlace = ({ zone }: { zone: string }) => `Times are those of the place: ${zone}`;
export const wasCancelled = ({ when }: { when: string }) => `The viewing on ${when} was cancelled.`;
export const cancelQuestion = ({ when }: { when: string }) => `Cancel the viewing on ${when}?`;
/** For the owner: how many may come at a time, and the buttons that change it. */
export const placesCount = pluralText({ one: '1 place', other: '# places' });
export const morePlaces = ({ time }: { time: string }) => `One more place: ${time}`;
export const fewerPlaces = ({ time }: { time: string }) => `One fewer place: ${time}`;
export const placesLeft = pluralText({ one: '1 place left', other: '# places left' });
export const minutes = pluralText({ one: '1 minute', other: '# minutes' });
export const hoursBefore = pluralText({ one: '1 hour before', other: '# hours before' });
export const offered = pluralText({ one: '1 time offered', other: '# times offered' });
export const leftOut = pluralText({
  one: '1 was left out, because you offer other times then or it is over.',
  other: '# were left out, because you offer other times then or they are over.',
});
export const safety =
  'Meet at the room, tell a friend where you are going, and never pay anything before you have seen it.';
/** The same of a viewing by video. */
export const videoSafety =
  'A call shows only what somebody wants to show. Never pay anything before you have been in the room.';
export const moreTimes = 'More times';
export const fullTimes = 'Full times';
export const fullTimesHint =
  'Join the waiting list, and we tell you as soon as a place is free. Whoever chooses it first gets it.';
export const stopWaiting = 'Stop waiting';
export const wait = 'Wait';
export const proposeOwn = 'Propose a time';
export const proposeOther = 'Propose another time';
export const proposeButton = 'Propose';
export const atTime = 'Time';
export const lengthHint = 'Half an hour';
export const agreeButton = 'Agree';
export const takeBack = 'Take it back';
export const awaitsAnswer = 'It waits for an answer.';
export const proposedTimes = 'Proposed times';
export const freeTimesInstead = 'You are free at these times';
export const notOn = 'Not on these days';
export const skipDay = 'Leave out a day';
export const addDay = 'Leave out';
export const youProposed = ({ when }: { when: string }) => `You proposed: ${when}`;
export const theyProposed = ({ when }: { when: string }) =>
  `Proposed: ${when}. Does that suit you?`;
export const wishDeclined = ({ when }: { when: string }) => `${when} was declined.`;
export const wishExpired = ({ when }: { when: string }) => `Nobody agreed to ${when}.`;
export const waitFor = ({ time }: { time: string }) => `Wait for a place: ${time}`;
export const stopWaitingFor = ({ time }: { time: string }) => `Stop waiting: ${time}`;
export const agreeTo = ({ time }: { time: string }) => `Agree to ${time}`;
export const declineTime = ({ time }: { time: string }) => `Decline ${time}`;
export const waiting = pluralText({
  one: '1 person is waiting for a place',
  other: '# people are waiting for a place',
});
export const otherConfirmed = ({ name }: { name: string }) => `${name} confirmed and is coming.`;
export const tookPlace = ({ when }: { when: string }) => `The viewing on ${when} took place.`;
export const didNotTakePlace = ({ when }: { when: string }) =>
  `The viewing on ${when} did not take place.`;
export const missedViewings = pluralText({
  one: '1 viewing did not take place',
  other: '# viewings did not take place',
});
