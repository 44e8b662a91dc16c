import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { authMachine, type SignInReturn } from '#machines/auth.machine.ts';
import { transitionId } from '#scripts/describe-machine.ts';

export type Snapshot = SnapshotFrom<typeof authMachine>;
/** An event the machine gets from outside, or an answer of one of its actors. */
export interface ModelEvent {
  type: string;
  output?: unknown;
  answer?: SignInReturn;
}
export interface Step {
  /** Where the machine is when the event comes. */
  from: string;
  event: ModelEvent;
  to: string;
  transition: string;
}

const noAnswer: SignInReturn = { code: null, state: null, error: null };
const answers: Record<string, unknown[]> = {
  readSession: ['none', 'fresh', 'stale'],
  readSessionAgain: ['none', 'fresh', 'stale'],
  identifyUser: [null, { userId: 1 }, { userId: 2 }],
  refreshSession: ['renewed', 'refused'],
  requestSignIn: [{ url: '/' }],
  exchangeCode: [null, 'refused'],
  forgetSession: [{ access: null, refresh: null }],
  endSession: [undefined],
};
export const events: ModelEvent[] = [
  ...Object.entries(answers).flatMap(([actor, outputs]) =>
    outputs.map((output) => ({ type: `xstate.done.actor.${actor}`, output })),
  ),
  ...Object.keys(answers).map((actor) => ({ type: `xstate.error.actor.${actor}` })),
  { type: 'login.requested' },
  { type: 'login.returned', answer: noAnswer },
  { type: 'logout.requested' },
  { type: 'token.expired' },
  { type: 'token.refused' },
  { type: 'page.restored' },
  { type: 'connection.retried' },
  { type: 'tab.signedIn' },
  { type: 'tab.signedOut' },
  { type: 'xstate.after.retryDelayMs.auth.unreachable' },
];

/** Few paths from the start that together take every transition there is. */
export function coveringPaths(): Step[][] {
  const paths = getShortestPaths(authMachine, {
    events: (state: Snapshot) => events.filter((event) => canHappen(state, event)) as never,
    // A node for each way into each state: shortest paths alone would skip most transitions.
    serializeState: (state, event, previous) =>
      [describe(previous), event ? JSON.stringify(event) : '', describe(state)].join(' '),
    limit: 100_000,
  });
  const found = paths.map(({ steps }) => toSteps(steps as never));
  return greedyCover(found.filter((path) => path.length > 0));
}

function canHappen(state: Snapshot, event: ModelEvent): boolean {
  // Where nobody was known, the first of two accounts stands for both.
  const isSecond = (event.output as { userId?: number } | null | undefined)?.userId === 2;
  if (isSecond && state.context.userId === null) return false;
  return state.can(event as never);
}

function describe(state: Snapshot | undefined): string {
  if (!state) return '';
  const { userId, attempts } = state.context;
  return `${state.value}/${userId}/${attempts > 0}`;
}

function toSteps(steps: { state: Snapshot; event: ModelEvent }[]): Step[] {
  return steps.slice(1).map(({ state, event }, index) => {
    const before = steps[index]?.state as Snapshot;
    const [transition] = authMachine.getTransitionData(before, event as never);
    return {
      from: before.value,
      event,
      to: state.value,
      transition: transitionId(before.value, event.type, placeOf(transition as unknown as Taken)),
    };
  });
}

/** The part of XState's transition definition that tells which of an event's transitions it is. */
export interface Taken {
  eventType: string;
  source: { transitions: Map<string, unknown[]> };
}

/** Which of the transitions for its event this is, as scripts/describe-machine.ts counts them. */
export function placeOf(transition: Taken): number {
  return transition.source.transitions.get(transition.eventType)?.indexOf(transition) ?? -1;
}

/** Few of these paths that together take every transition all of them take. */
export function greedyCover<S extends { transition: string }>(paths: S[][]): S[][] {
  const open = new Set(paths.flat().map(({ transition }) => transition));
  const chosen: S[][] = [];
  while (open.size > 0) {
    const gain = (path: S[]) =>
      new Set(path.map((step) => step.transition).filter((id) => open.has(id))).size / path.length;
    const best = paths.reduce((left, right) => (gain(right) > gain(left) ? right : left));
    for (const { transition } of best) open.delete(transition);
    chosen.push(best);
  }
  return chosen;
}
