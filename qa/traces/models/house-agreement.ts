import { assign, setup } from 'xstate';
import { modelFor, never, type AnyPathModel } from '#xstate-paths';

const people = ['ana', 'ben', 'cleo'] as const;
export type Person = (typeof people)[number];

export interface AgreementContext {
  /** Who is in the group. */
  members: Person[];
  /** Who read the text as it is now. */
  readers: Person[];
  /** Who accepted this version; also who has left since. */
  accepted: Person[];
  /** Why the version before ended; null without one. */
  endedBy: 'change' | 'new_member' | null;
}

type AgreementEvent = {
  type:
    | 'agreement.drafted'
    | 'agreement.read'
    | 'agreement.accepted'
    | 'rule.changed'
    | 'member.joined'
    | 'member.left';
  by: Person;
};

const add = (some: readonly Person[], one: Person): Person[] =>
  some.includes(one) ? [...some] : [...some, one].toSorted();

/** A version that somebody accepted is kept, and another one begins; one that nobody did goes on. */
const startVersion = (context: AgreementContext, endedBy: 'change' | 'new_member') =>
  context.accepted.length > 0 ? { accepted: [], readers: [], endedBy } : {};

const byPerson = ({ event }: { event: AgreementEvent }) => event.by;

/**
 * The house agreement of a group: an open rule, changes, acceptance, and the versions that end by a
 * change or with a new member. No actor runs for it: a test plays its paths on the server.
 */
const houseAgreementMachine = setup({
  types: { context: {} as AgreementContext, events: {} as AgreementEvent },
  guards: {
    isMember: ({ context }, by: Person) => context.members.includes(by),
    isOutside: ({ context }, by: Person) => !context.members.includes(by),
    hasRead: ({ context }, by: Person) =>
      context.members.includes(by) && context.readers.includes(by),
  },
  actions: {
    read: assign({ readers: ({ context }, by: Person) => add(context.readers, by) }),
    accept: assign({ accepted: ({ context }, by: Person) => add(context.accepted, by) }),
    change: assign(({ context }, by: Person) => ({
      ...startVersion(context, 'change'),
      readers: [by],
    })),
    join: assign(({ context }, by: Person) => ({
      ...startVersion(context, 'new_member'),
      members: add(context.members, by),
    })),
    leave: assign({
      members: ({ context }, by: Person) => context.members.filter((each) => each !== by),
    }),
  },
}).createMachine({
  id: 'houseAgreement',
  context: { members: ['ana', 'ben'], readers: [], accepted: [], endedBy: null },
  initial: 'none',
  on: {
    'member.joined': {
      guard: { type: 'isOutside', params: byPerson },
      actions: { type: 'join', params: byPerson },
    },
    'member.left': {
      guard: { type: 'isMember', params: byPerson },
      actions: { type: 'leave', params: byPerson },
    },
  },
  states: {
    none: {
      on: {
        'agreement.drafted': {
          guard: { type: 'isMember', params: byPerson },
          target: 'there',
          actions: { type: 'read', params: byPerson },
        },
      },
    },
    there: {
      initial: 'open',
      on: {
        'agreement.read': {
          guard: { type: 'isMember', params: byPerson },
          actions: { type: 'read', params: byPerson },
        },
        'rule.changed': {
          guard: { type: 'isMember', params: byPerson },
          target: '.decided',
          actions: { type: 'change', params: byPerson },
        },
      },
      states: {
        /** One rule waits for a decision, so nobody can accept. */
        open: {},
        decided: {
          on: {
            'agreement.accepted': {
              guard: { type: 'hasRead', params: byPerson },
              actions: { type: 'accept', params: byPerson },
            },
          },
        },
      },
    },
  },
});

const isBy = (event: object | null, person: Person) =>
  event !== null && 'by' in event && event.by === person;
const each = people.map((by) => ({ by }));

/** The house agreement of a group of two, and a third who comes and goes. */
export const houseAgreementModel: AnyPathModel<never> = modelFor(houseAgreementMachine, {
  name: 'house-agreement',
  title: 'The house agreement of a group',
  events: {
    // Whoever drafts it, the rest is the same; so with who comes and goes.
    'agreement.drafted': [{ by: 'ana' }, { by: 'cleo' }],
    'agreement.read': each,
    'agreement.accepted': each,
    'rule.changed': each,
    'member.joined': [{ by: 'cleo' }],
    'member.left': [{ by: 'cleo' }],
  },
  invariants: {
    'nobody accepts for another': ({ snapshot: { context }, before, event }) =>
      context.accepted.every(
        (person) => (before?.context.accepted.includes(person) ?? false) || isBy(event, person),
      ),
    'nobody accepts what they have not read': ({ snapshot: { context } }) =>
      context.accepted.every((person) => context.readers.includes(person)),
    'a version ends with a reason': ({ snapshot: { context }, before }) =>
      (before?.context.accepted.length ?? 0) <= context.accepted.length || context.endedBy !== null,
  },
  properties: {
    'nobody has accepted a text that changed': never<AgreementContext>(
      ({ event, transitions, context }) =>
        event?.type === 'rule.changed' && transitions.length > 0 && context.accepted.length > 0,
    ),
    'nobody has accepted living with somebody else': never<AgreementContext>(
      ({ event, transitions, context }) =>
        event?.type === 'member.joined' && transitions.length > 0 && context.accepted.length > 0,
    ),
    'nothing open is accepted': never<AgreementContext>(
      ({ value, context }) => JSON.stringify(value).includes('open') && context.accepted.length > 0,
    ),
  },
});
