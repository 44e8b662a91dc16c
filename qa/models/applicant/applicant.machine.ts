/**
 * The whole way of one applicant, from the first message to the keys: the machines of the inquiry, its
 * viewing and its offer side by side, as the app consults them, with the vote of the household. What
 * is written here is only what no single machine says: how a viewing and an offer begin, and what one
 * of them means for the others. The app runs no actor of it; test paths are made from it.
 */
import { and, assign, not, or, raise, setup, stateIn, type AnyStateMachine } from 'xstate';
import type { InquirySide } from '#contract/vocabulary.ts';
import type { Vote } from '#contract/applicants/votes.ts';
import { inquiryMachine, openStatuses, type InquiryEvent } from '#machines/inquiry.machine.ts';
import { offerMachine, type OfferEvent } from '#machines/offer.machine.ts';
import { openWishStatuses, viewingMachine, type ViewingEvent } from '#machines/viewing.machine.ts';

/** Both sides of the inquiry, and somebody else who lives in the household of the room. */
export const people = ['sender', 'recipient', 'member'] as const;
export type Person = (typeof people)[number];

/** What no machine of the app has: beginnings, votes, and what concerns all of it. */
type ProcessEvent =
  | { type: 'viewing.chosen' | 'viewing.proposed' | 'offer.made' | 'pair.blocked'; by: InquirySide }
  | { type: 'vote.given'; by: Person; vote: Vote }
  | { type: 'vote.taken_back'; by: Person }
  /** The inquiry is closed: nobody decides about it any more. */
  | { type: 'votes.ended' };
export type ApplicantEvent = InquiryEvent | ViewingEvent | OfferEvent | ProcessEvent;

/** The states of a machine of the app; what is added has the same shape. */
type Configs = Record<string, { on?: object; entry?: string[]; exit?: string }>;
const statesIn = ({ config }: AnyStateMachine) => config.states as Configs;

const isBy = (params: Person) => ({ type: 'isBy', params }) as const;
const isOpen = or(openStatuses.map((status) => stateIn({ inquiry: status })));
const isExpected = stateIn({ viewing: 'agreed' });

/** Adds transitions to some states of a machine. */
function extend(states: Configs, more: Record<string, object>): Configs {
  const extended = { ...states };
  for (const [name, on] of Object.entries(more)) {
    extended[name] = { ...states[name], on: { ...states[name]?.on, ...on } };
  }
  return extended;
}

const all = (names: readonly string[], on: object) =>
  Object.fromEntries(names.map((name) => [name, on]));

const inquiryStates = extend(statesIn(inquiryMachine), {
  ...all(['sent', 'read'], {
    'offer.made': { description: 'which accepts it', guard: isBy('recipient'), target: 'accepted' },
    'inquiry.expired': {
      description: 'unless they are about to meet',
      guard: not(isExpected),
      target: 'expired',
    },
  }),
});
for (const status of ['declined', 'withdrawn']) {
  const entry = ['endVotes', 'endOffer', 'cancelViewing', 'endWish'];
  inquiryStates[status] = { ...inquiryStates[status], entry };
}
inquiryStates['expired'] = { ...inquiryStates['expired'], entry: ['endVotes', 'endWish'] };

const choose = {
  'viewing.chosen': {
    description: 'by the sender of an open inquiry',
    guard: and([isBy('sender'), isOpen]),
    target: 'agreed',
  },
};
const propose = {
  'viewing.proposed': {
    description: 'by either side of an open inquiry',
    guard: isOpen,
    target: 'proposed',
    actions: 'keepProposer',
  },
};
const overViewings = ['declined', 'cancelled', 'done', 'missed', 'expired'];
const viewingStates: Configs = {
  /** They have not agreed on a time yet, and nobody has proposed one. */
  none: { on: { ...choose, ...propose } },
  ...extend(statesIn(viewingMachine), all(overViewings, { ...choose, ...propose })),
};
for (const status of openWishStatuses) {
  const state = statesIn(viewingMachine)[status] as { on: Record<string, object> };
  const counter = { ...state.on['viewing.countered'], actions: 'keepProposer' };
  const on = { ...state.on, ...choose, 'viewing.countered': counter };
  viewingStates[status] = { on, exit: 'forgetProposer' };
}

const make = {
  'offer.made': {
    description: 'by the owner, while the inquiry is open',
    guard: and([isBy('recipient'), isOpen]),
    target: 'offered',
  },
};
const overOffers = ['declined', 'taken_back', 'stepped_back', 'expired', 'ended'];
const offerStates = {
  none: { on: make },
  ...extend(statesIn(offerMachine), all(overOffers, make)),
};

const vote = {
  'vote.given': {
    description: 'by the household, while the inquiry is open',
    guard: and([isBy('member'), isOpen]),
    target: 'given',
  },
};
const voteStates = {
  none: { on: vote },
  given: {
    on: {
      ...vote,
      'vote.taken_back': { guard: isBy('member'), target: 'none' },
      'votes.ended': 'none',
    },
  },
};

/** The guards of all. Throws where one name means two things. */
function mergeGuards(...machines: AnyStateMachine[]) {
  const guards: Record<string, unknown> = {};
  for (const { implementations } of machines) {
    for (const [name, guard] of Object.entries(implementations.guards)) {
      if (name in guards && String(guards[name]) !== String(guard)) {
        throw new Error(`Two guards have the name "${name}": rename one`);
      }
      guards[name] = guard;
    }
  }
  return guards as Record<string, (_: unknown, params: Person) => boolean>;
}

export const applicantMachine = setup({
  types: {
    events: {} as ApplicantEvent,
    /** Whose time waits for an answer; null while none does. */
    context: {} as { proposedBy: InquirySide | null },
  },
  guards: mergeGuards(inquiryMachine, viewingMachine, offerMachine),
  // What triggers of the database do when an inquiry closes, or one blocks the other.
  actions: {
    endVotes: raise({ type: 'votes.ended' }),
    endOffer: raise({ type: 'offer.ended' }),
    endWish: raise({ type: 'viewing.expired' }),
    keepProposer: assign({
      proposedBy: ({ event }) => ('by' in event ? (event.by as InquirySide) : null),
    }),
    forgetProposer: assign({ proposedBy: null }),
    cancelViewing: raise({ type: 'viewing.cancelled', by: 'recipient', has_begun: false }),
  },
}).createMachine({
  id: 'applicant',
  type: 'parallel',
  context: { proposedBy: null },
  // One blocks the other; taking the block back restores nothing.
  on: { 'pair.blocked': { actions: ['endOffer', 'cancelViewing', 'endWish'] } },
  states: {
    inquiry: { initial: 'sent', states: inquiryStates as never },
    viewing: { initial: 'none', states: viewingStates as never },
    offer: { initial: 'none', states: offerStates as never },
    vote: { initial: 'none', states: voteStates as never },
  },
});
