import { votes } from '#contract/applicants/votes.ts';
import { inquirySides, type InquirySide } from '#contract/vocabulary.ts';
import type { AnyPathModel } from '#xstate-paths';
import { look, runHeldTimers, transition, write } from './inquiry/steps.ts';
import { applicantMachine, type Person } from './applicant/applicant.machine.ts';
import { openApplication, type ApplicantWorld } from './applicant/people.ts';
import { showsInquiry, showsOffer, showsViewing, showsVote } from './applicant/screens.ts';
import {
  answerOffer,
  answerWish,
  asInquiryStep,
  block,
  cancelViewing,
  chooseTime,
  decline,
  forgetViewing,
  letOfferPass,
  makeOffer,
  proposeTime,
  confirmMoveIn,
  answerWhetherItHappened,
  vote,
} from './applicant/steps.ts';

const roles: Record<Person, string> = {
  sender: 'the seeker',
  recipient: 'the owner',
  member: 'a member of the household',
};
const by = (by: Person, label: string) => ({ by, label: `${roles[by]} ${label}` });
const byBoth = (label: string) => inquirySides.map((side) => by(side, label));

const viewingBy = (has_begun: boolean, ...cases: { by: Person; label: string; way?: string }[]) =>
  cases.map((each) => ({ ...each, has_begun }));
const offerBy = (...cases: { by: Person; label: string }[]) =>
  cases.map((each) => ({ ...each, isLate: false, isDue: false }));

type Value = Record<'inquiry' | 'viewing' | 'offer' | 'vote', string>;
interface Snapshot {
  value: Value;
  context: { proposedBy: InquirySide | null };
}

/** Where nothing is agreed or offered, the owner can also decline on the board. */
function declineCases({ value: { inquiry, viewing, offer } }: Snapshot) {
  const usual = by('recipient', 'declines');
  const isBusy = viewing === 'agreed' || offer === 'offered' || offer === 'accepted';
  if (inquiry === 'declined') return [usual];
  return [
    { ...usual, way: 'in the conversation' },
    ...(isBusy ? [] : [{ ...usual, way: 'on the board' }]),
  ];
}

/** What one side answers to a time of the other. */
const answers =
  (label: string) =>
  ({ context: { proposedBy } }: Snapshot) =>
    inquirySides
      .filter((side) => proposedBy !== null && side !== proposedBy)
      .map((side) => ({ ...by(side, label), has_begun: false, proposed_by: proposedBy }));

/** Whoever proposed a time takes it back; of an agreed one, the owner can also withdraw the time. */
function cancelCases({ value: { viewing }, context: { proposedBy } }: Snapshot) {
  if (proposedBy !== null) {
    return [
      { ...by(proposedBy, 'takes the time back'), has_begun: false, proposed_by: proposedBy },
    ];
  }
  const isRepeated = viewing === 'cancelled';
  return viewingBy(
    false,
    by('sender', 'cancels the viewing'),
    { ...by('recipient', 'cancels the viewing'), ...(!isRepeated && { way: 'the viewing' }) },
    ...(isRepeated
      ? []
      : [{ ...by('recipient', 'withdraws the time'), way: 'withdraws the time' }]),
  );
}

/** Who moved in stands no more among those to vote on. */
const onBoard =
  <Case>(cases: Case[]) =>
  ({ value: { offer } }: Snapshot) =>
    offer === 'moved_in' ? [] : cases;

/** An application from the first message on, in the windows of the seeker, the owner and a member. */
export const applicantModel: AnyPathModel<ApplicantWorld> = {
  name: 'applicant',
  title: 'From the first message to the keys',
  machine: applicantMachine,
  isOnlyConsulted: true,
  starts: { 'a message was sent': undefined },
  distinguish: (context) => (context as Snapshot['context']).proposedBy,
  open: openApplication,

  events: {
    'inquiry.opened': {
      cases: byBoth('opens it'),
      act: (world, context) => look(world, asInquiryStep(context)),
    },
    'message.written': { cases: byBoth('writes'), act: write },
    'inquiry.accepted': {
      cases: [by('recipient', 'accepts')],
      act: (world, context) => transition(world, asInquiryStep(context)),
    },
    'inquiry.declined': { cases: declineCases, act: decline },
    'inquiry.withdrawn': {
      cases: [by('sender', 'withdraws it')],
      act: (world, context) => transition(world, asInquiryStep(context)),
    },
    'inquiry.expired': { cases: [{ label: 'the time for an answer passes' }], act: runHeldTimers },

    'viewing.proposed': { cases: byBoth('proposes a time'), act: proposeTime },
    'viewing.countered': { cases: answers('proposes another time'), act: proposeTime },
    'viewing.agreed': { cases: answers('agrees to the time'), act: answerWish },
    'viewing.declined': { cases: answers('declines the time'), act: answerWish },
    'viewing.chosen': { cases: [by('sender', 'chooses a time')], act: chooseTime },
    'viewing.moved': {
      cases: viewingBy(false, by('sender', 'moves the viewing')),
      act: chooseTime,
    },
    'viewing.cancelled': { cases: cancelCases, act: cancelViewing },
    'viewing.done': {
      cases: viewingBy(true, ...byBoth('says that the viewing took place')),
      act: answerWhetherItHappened,
    },
    'viewing.missed': {
      cases: viewingBy(true, ...byBoth('says that nobody came')),
      act: answerWhetherItHappened,
    },
    'viewing.expired': {
      cases: [{ label: 'nobody answers, or says whether the viewing took place' }],
      act: forgetViewing,
    },

    'offer.made': { cases: [by('recipient', 'offers the room')], act: makeOffer },
    'offer.accepted': { cases: offerBy(by('sender', 'accepts the offer')), act: answerOffer },
    'offer.declined': { cases: offerBy(by('sender', 'declines the offer')), act: answerOffer },
    'offer.taken_back': {
      cases: offerBy(by('recipient', 'takes the offer back')),
      act: answerOffer,
    },
    'offer.moved_in': {
      cases: byBoth('says that they moved in').map((each) => ({
        ...each,
        isLate: false,
        isDue: true,
      })),
      act: confirmMoveIn,
    },
    'offer.stepped_back': { cases: offerBy(...byBoth('steps back')), act: answerOffer },
    'offer.expired': { cases: [{ label: 'nobody answers the offer in time' }], act: letOfferPass },

    'pair.blocked': { cases: byBoth('blocks the other, and takes it back'), act: block },
    'vote.given': {
      cases: onBoard(votes.map((vote) => ({ ...by('member', `votes ${vote}`), vote, way: vote }))),
      act: vote,
    },
    'vote.taken_back': {
      cases: onBoard([by('member', 'takes their vote back')]),
      act: vote,
    },

    'offer.ended': { leftOut: 'raised when the inquiry closes, or one blocks the other' },
    'offer.reopened': { leftOut: 'only an offer to a group is open again' },
    'votes.ended': { leftOut: 'raised when the inquiry closes' },
  },
  actors: {},
  delays: {},

  states: {
    'inquiry.sent': showsInquiry('“Not seen yet” and “New”'),
    'inquiry.read': showsInquiry('“Seen” and “Waiting for you”'),
    'inquiry.accepted': showsInquiry('“In conversation”'),
    'inquiry.declined': showsInquiry('“Not chosen”, and off the board'),
    'inquiry.withdrawn': showsInquiry('“Withdrawn”, and off the board'),
    'inquiry.expired': showsInquiry('“Expired”, and off the board'),
    'viewing.none': showsViewing('times that the seeker can choose'),
    'viewing.proposed': showsViewing('a time to answer, or to take back'),
    'viewing.countered': showsViewing('another time to answer, or to take back'),
    'viewing.declined': showsViewing('other times'),
    'viewing.agreed': showsViewing('the agreed time'),
    'viewing.cancelled': showsViewing('“was cancelled”, and other times'),
    'viewing.done': showsViewing('other times'),
    'viewing.missed': showsViewing('other times'),
    'viewing.expired': showsViewing('other times'),
    'offer.none': showsOffer('no offer'),
    'offer.offered': showsOffer('an offer to answer or to take back'),
    'offer.accepted': showsOffer('an accepted offer; both may step back'),
    'offer.moved_in': showsOffer('that they live together'),
    'offer.declined': showsOffer('a declined offer'),
    'offer.taken_back': showsOffer('an offer that was taken back'),
    'offer.stepped_back': showsOffer('who stepped back'),
    'offer.expired': showsOffer('an offer that nobody answered'),
    'offer.ended': showsOffer('an offer that ended'),
    'vote.none': showsVote('no vote'),
    'vote.given': showsVote('the vote of the member'),
  },

  leftOut: {
    'viewing.agreed · viewing.agreed · 0': 'who agrees again only repeats a lost call',
    'viewing.declined · viewing.declined · 0': 'who declines again only repeats a lost call',
    'offer.offered · offer.accepted · 1': 'only in a group do others still have to accept',
  },
  invariants: {
    'what is closed has no vote, no agreed viewing and no offer that stands': ({ snapshot }) => {
      const { inquiry, viewing, offer, vote } = valueIn(snapshot);
      const isExpected = ['proposed', 'countered', 'agreed'].includes(viewing);
      const stands = isExpected || offer === 'offered' || offer === 'accepted';
      if (inquiry === 'declined' || inquiry === 'withdrawn') return !stands && vote === 'none';
      return inquiry !== 'expired' || (!stands && vote === 'none');
    },
    'an inquiry does not expire while both are about to meet': ({ snapshot, before }) =>
      valueIn(snapshot).inquiry !== 'expired' ||
      before === null ||
      valueIn(before).viewing !== 'agreed',
    'an offer stands only where both may write freely': ({ snapshot }) => {
      const { inquiry, offer } = valueIn(snapshot);
      return inquiry === 'accepted' || (offer !== 'offered' && offer !== 'accepted');
    },
  },
};
const valueIn = (snapshot: unknown) => (snapshot as Snapshot).value;
