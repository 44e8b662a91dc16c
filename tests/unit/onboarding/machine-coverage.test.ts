import { type AnyStateNode, type SnapshotFrom, type TransitionDefinition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test } from 'vitest';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import { onboardingSteps } from '#machines/onboarding.steps.ts';
import { onboardingStatuses } from '#contract/vocabulary.ts';
import { habitAnswers, profileForm, wantedAnswers } from '#tests/support/onboarding-answers.ts';
import { answered, failed, type HeardEvent } from './machine-events.ts';

type Snapshot = SnapshotFrom<typeof onboardingMachine>;
type Transition = TransitionDefinition<never, never>;

const events: HeardEvent[] = [
  ...onboardingSteps.map((step) => ({ type: 'step.opened', step })),
  { type: 'step.submitted', step: 'profile', answers: profileForm() },
  { type: 'step.submitted', step: 'habits', answers: habitAnswers() },
  { type: 'step.submitted', step: 'preferences', answers: wantedAnswers() },
  { type: 'draft.changed', step: 'habits', draft: { pets: 'has' } },
  { type: 'skip.requested' },
  { type: 'retry.requested' },
  { type: 'page.restored' },
  ...onboardingStatuses.flatMap((status) => [
    { type: 'status.received', status },
    answered('saveStep', { result: 'saved', status }),
    answered('skipRest', { status, drafts: {} }),
    answered('readStatus', { status }),
  ]),
  answered('saveStep', { result: 'invalid', problems: [] }),
  answered('saveStep', { result: 'outOfOrder' }),
  failed('saveStep'),
  failed('skipRest'),
  failed('readStatus'),
];

/** Everything the browser's half can come to, whatever the server answers. */
const situations = getShortestPaths(onboardingMachine, {
  input: { status: 'profile' },
  events: () => events as never,
  serializeState: ({ value, context }) =>
    JSON.stringify([value, context.step, context.failure, context.drafts]),
  limit: 1_000_000,
}).map(({ state }) => state);

test('no answer of the server leads the machine into a wrong state', () => {
  expect(situations.length).toBeGreaterThan(50);
  for (const state of situations) {
    const { status, screen } = state.value;
    const isFinished = status === 'completed' || status === 'skipped';
    expect(screen === 'finished', JSON.stringify(state.value)).toBe(isFinished);
    if (isFinished) continue;
    const reached = onboardingSteps.indexOf(status as never);
    const shown = onboardingSteps.indexOf(state.context.step);
    expect(shown, JSON.stringify(state.value)).toBeLessThanOrEqual(reached);
  }
});

test('every transition of the screen can be taken', () => {
  const all = transitionsIn(onboardingMachine.root.states.screen as AnyStateNode);
  const taken = new Set(situations.flatMap(takenFrom));
  const missing = all.filter((each) => !taken.has(each)).map(describeTransition);
  console.info(
    `onboarding screens: ${all.length - missing.length} of ${all.length} transitions, ${situations.length} situations`,
  );
  expect(missing).toEqual([]);
});

function takenFrom(state: Snapshot): Transition[] {
  return events.flatMap(
    (event) => onboardingMachine.getTransitionData(state, event as never) as never as Transition[],
  );
}

/** Those that answer an event; going on without one follows from them. */
function transitionsIn(node: AnyStateNode): Transition[] {
  const own = [...node.transitions.values()].flat() as Transition[];
  return [...own, ...Object.values(node.states).flatMap(transitionsIn)];
}

const describeTransition = ({ source, eventType, description }: Transition) =>
  `${source.id} ${eventType} ${description ?? ''}`;
