// @module-tag essential

import { transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { OnboardingFact } from '#machines/onboarding.steps.ts';
import { habitAnswers, profileForm, wantedAnswers } from '#tests/support/onboarding-answers.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { expectAgreement } from '../api/onboarding/agreement.ts';

/*
 * What the server asks the onboarding machine, walked against the real API: from every situation
 * the machine can come to, every fact, in order or not.
 */
type Snapshot = SnapshotFrom<typeof onboardingMachine>;
const facts: OnboardingFact[] = [
  { type: 'profile.saved' },
  { type: 'habits.saved' },
  { type: 'preferences.saved' },
  { type: 'onboarding.skipped' },
];
const describeSituation = ({ value, context }: Snapshot) =>
  `${value.status} with ${context.saved.join(' and ') || 'nothing'}`;

const situations = getShortestPaths(onboardingMachine, {
  input: { status: 'profile' },
  events: (state) => facts.filter((fact) => state.can(fact)),
  serializeState: describeSituation,
  limit: 1000,
});

const moves = situations.flatMap(({ state, steps }) =>
  facts.map((fact) => {
    const [after] = transition(onboardingMachine, state, fact);
    return {
      name: `${describeSituation(state)}: ${fact.type}`,
      way: steps.slice(1).map(({ event }) => event as OnboardingFact),
      fact,
      isInOrder: state.can(fact),
      before: state.value.status,
      after: after.value.status,
    };
  }),
);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const seen = new Set<string>();

test.each(moves)('$name', async ({ name, way, fact, isInOrder, before, after }) => {
  const as = await app.user({ first_name: '', onboarding_status: 'profile' });
  for (const step of way) expect(await happen(as, step)).toBe(200);
  expect(await readStatus(as)).toBe(before);

  expect(await happen(as, fact)).toBe(isInOrder ? 200 : 409);
  expect(await readStatus(as)).toBe(after);
  await expectAgreement(app.database, as.id);
  seen.add(name);
});

test('every transition that the server can be asked for is taken', () => {
  const allowed = moves.filter(({ isInOrder }) => isInOrder).length;
  console.info(
    `onboarding: ${seen.size} of ${moves.length} moves from ${situations.length} situations, ${allowed} in order, ${moves.length - allowed} refused`,
  );
  expect(seen.size).toBe(moves.length);
  const statuses = new Set(situations.map(({ state }) => state.value.status));
  expect([...statuses].sort()).toEqual(
    ['completed', 'habits', 'preferences', 'profile', 'skipped'].sort(),
  );
});

/** Makes the call for this event; returns the HTTP status. */
async function happen(as: TestUser, { type }: OnboardingFact): Promise<number> {
  if (type === 'profile.saved') {
    return (await app.call('updateProfile', { as, body: profileForm() })).status;
  }
  if (type === 'habits.saved') {
    return (await app.call('saveHabits', { as, body: habitAnswers() })).status;
  }
  if (type === 'preferences.saved') {
    return (await app.call('savePreferences', { as, body: wantedAnswers() })).status;
  }
  return (await app.call('skipOnboarding', { as })).status;
}

const readStatus = async (as: TestUser) => (await app.call('getOnboarding', { as })).answer.status;
