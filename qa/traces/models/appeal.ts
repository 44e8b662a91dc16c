import { assign, setup } from 'xstate';
import { leadsTo, modelFor, never, type AnyPathModel } from '#xstate-paths';

const admins = ['ada', 'bo'] as const;
export type Admin = (typeof admins)[number];
const decisions = ['upheld', 'reversed'] as const;
export type AppealDecision = (typeof decisions)[number];

/** What the owner was told, oldest first. */
interface Statement {
  by: Admin;
  status: 'made' | 'appealed' | AppealDecision;
}

export interface AppealContext {
  statements: Statement[];
}

type AppealEvent =
  | { type: 'room.hidden'; by: Admin }
  | { type: 'room.shown' }
  | { type: 'appeal.sent'; about: number }
  | { type: 'appeal.decided'; about: number; by: Admin; decision: AppealDecision };

type Decided = Extract<AppealEvent, { type: 'appeal.decided' }>;

const mayDecide = ({ statements }: AppealContext, { about, by }: Decided) =>
  statements[about]?.status === 'appealed' && statements[about].by !== by;

const withStatus = (
  { statements }: AppealContext,
  about: number,
  status: Statement['status'],
): AppealContext => ({
  statements: statements.map((each, nth) => (nth === about ? { ...each, status } : each)),
});

/**
 * A room that two administrators hide and show, and the appeals of its owner. No actor runs for it:
 * a test plays its paths on the server.
 */
const appealMachine = setup({
  types: { context: {} as AppealContext, events: {} as AppealEvent },
  guards: {
    canAppeal: ({ context }, about: number) => context.statements[about]?.status === 'made',
    mayDecide: ({ context }, event: Decided) => mayDecide(context, event),
    mayShow: ({ context }, event: Decided) =>
      mayDecide(context, event) &&
      event.decision === 'reversed' &&
      // A later decision that hides the room still stands.
      context.statements.slice(event.about + 1).every(({ status }) => status === 'reversed'),
  },
  actions: {
    notify: assign({
      statements: ({ context }, by: Admin) => [
        ...context.statements,
        { by, status: 'made' as const },
      ],
    }),
    appeal: assign(({ context }, about: number) => withStatus(context, about, 'appealed')),
    decide: assign(({ context }, { about, decision }: Decided) =>
      withStatus(context, about, decision),
    ),
  },
}).createMachine({
  id: 'appeal',
  context: { statements: [] },
  initial: 'shown',
  on: {
    'room.hidden': {
      target: '.hidden',
      actions: { type: 'notify', params: ({ event }) => event.by },
    },
    'appeal.sent': {
      guard: { type: 'canAppeal', params: ({ event }) => event.about },
      actions: { type: 'appeal', params: ({ event }) => event.about },
    },
    'appeal.decided': [
      {
        guard: { type: 'mayShow', params: ({ event }) => event },
        target: '.shown',
        actions: { type: 'decide', params: ({ event }) => event },
      },
      {
        guard: { type: 'mayDecide', params: ({ event }) => event },
        actions: { type: 'decide', params: ({ event }) => event },
      },
    ],
  },
  states: {
    shown: {},
    hidden: { on: { 'room.shown': 'shown' } },
  },
});

const statementsIn = ({ context }: { context: AppealContext }) =>
  context.statements.map((_, about) => about);

/** A room that is hidden, the appeal of its owner, and who decides about it. */
export const appealModel: AnyPathModel<never> = modelFor(appealMachine, {
  name: 'appeal',
  title: 'A hidden room and the appeal of its owner',
  events: {
    // Two decisions are enough for a later one to stand; the first is always of the same.
    'room.hidden': ({ context: { statements } }) =>
      admins.slice(statements.length, statements.length + 1).map((by) => ({ by })),
    'appeal.sent': (snapshot) => statementsIn(snapshot).map((about) => ({ about })),
    'appeal.decided': (snapshot) =>
      statementsIn(snapshot).flatMap((about) =>
        admins.flatMap((by) => decisions.map((decision) => ({ about, by, decision }))),
      ),
  },
  invariants: {
    'nobody decides about their own decision': ({ before, snapshot, event }) =>
      (before?.context.statements ?? []).every(
        ({ by, status }, nth) =>
          snapshot.context.statements[nth]?.status === status ||
          !(event && 'by' in event && event.by === by),
      ),
    'a decision about an appeal stays': ({ before, snapshot: { context } }) =>
      (before?.context.statements ?? []).every(
        ({ status }, nth) =>
          !(decisions as readonly string[]).includes(status) ||
          context.statements[nth]?.status === status,
      ),
    'each hiding is told': ({ before, snapshot: { context }, event }) =>
      (event?.type === 'room.hidden') ===
      (before !== null && context.statements.length > before.context.statements.length),
  },
  properties: {
    'who was right about the last decision has their room back': never<AppealContext>(
      ({ value, context: { statements } }) =>
        value === 'hidden' && statements.at(-1)?.status === 'reversed',
    ),
    'an appeal is decided at last': leadsTo<AppealContext>(
      ({ context }) => context.statements.some(({ status }) => status === 'appealed'),
      ({ context }) => context.statements.every(({ status }) => status !== 'appealed'),
      { isFair: true },
    ),
  },
});
