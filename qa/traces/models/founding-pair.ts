import { assign, setup } from 'xstate';
import type { FoundingState } from '#machines/founding.machine.ts';
import { leadsTo, modelFor, never, type AnyPathModel } from '#xstate-paths';

const people = ['ana', 'ben'] as const;
export type Person = (typeof people)[number];

/** What each of the two answered. */
export type PairContext = Record<Person, Exclude<FoundingState, 'together'>>;

type PairEvent =
  | { type: 'answer.yes' | 'answer.no' | 'answer.none' | 'group.left'; by: Person }
  /** Deleted their page, and wrote another one. */
  | { type: 'page.replaced'; by: Person }
  | { type: 'answers.aged' };

const byPerson = ({ event }: { event: { by: Person } }) => event.by;
const otherThan = (by: Person): Person => (by === 'ana' ? 'ben' : 'ana');
const open = { ana: 'open', ben: 'open' } as const;

const store = (answer: PairContext[Person]) =>
  ({
    type: 'store' as const,
    params: ({ event }: { event: { by: Person } }) => ({ by: event.by, answer }),
  }) as const;

/**
 * Two people with wanted pages and what each says about the other. The machine of founding says what
 * becomes of one answer; this one says what becomes of both. A test plays its paths on the server.
 */
const foundingPairMachine = setup({
  types: { context: {} as PairContext, events: {} as PairEvent },
  guards: {
    isMutual: ({ context }, by: Person) => context[otherThan(by)] === 'yes',
    hasSaidYes: ({ context }, by: Person) => context[by] === 'yes',
  },
  actions: {
    store: assign((_, { by, answer }: { by: Person; answer: PairContext[Person] }) => ({
      [by]: answer,
    })),
    forget: assign(open),
  },
}).createMachine({
  id: 'foundingPair',
  context: open,
  initial: 'apart',
  states: {
    apart: {
      on: {
        'answer.yes': [
          {
            guard: { type: 'isMutual', params: byPerson },
            target: 'together',
            actions: 'forget',
          },
          { actions: store('yes') },
        ],
        'answer.no': { actions: store('no') },
        'answer.none': { actions: store('open') },
        'answers.aged': { actions: 'forget' },
        // A yes ends with the page by which it was meant; a no stays.
        'page.replaced': {
          guard: { type: 'hasSaidYes', params: byPerson },
          actions: store('open'),
        },
      },
    },
    // Whoever leaves ends the group of two for both.
    together: { on: { 'answer.yes': 'together', 'group.left': 'apart' } },
  },
});

const isAnswered = (context: PairContext | undefined, answer: PairContext[Person]) =>
  people.some((each) => context?.[each] === answer);
const each = people.map((by) => ({ by }));

/** Two strangers who say yes or no to each other, and become a group. */
export const foundingPairModel: AnyPathModel<never> = modelFor(foundingPairMachine, {
  name: 'founding-pair',
  title: 'Two strangers who might look together',
  events: {
    'answer.yes': each,
    'answer.no': each,
    'answer.none': each,
    'group.left': each,
    'page.replaced': each,
  },
  invariants: {
    'a group begins when one of both says yes after the other': ({ snapshot, before, event }) =>
      snapshot.value === before?.value ||
      snapshot.value === 'apart' ||
      (event?.type === 'answer.yes' && isAnswered(before?.context, 'yes')),
    'what one says changes one answer, unless a group begins': ({ snapshot, before, event }) =>
      before === null ||
      event?.type === 'answers.aged' ||
      snapshot.value === 'together' ||
      people.filter((each) => snapshot.context[each] !== before.context[each]).length <= 1,
  },
  properties: {
    'two who say yes are not left waiting': never<PairContext>(
      ({ context }) => context.ana === 'yes' && context.ben === 'yes',
    ),
    'whoever looks together can end it': leadsTo('together', 'apart', { isFair: true }),
  },
});
