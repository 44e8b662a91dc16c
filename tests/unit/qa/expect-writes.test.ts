import { expect, test } from 'vitest';
import { explore, findPaths } from '#xstate-paths';
import { modelNamed } from '#qa/models.ts';
import type { Call } from '#qa/run/call-interceptor.ts';
import { expectPathWrites } from '#qa/run/expect-writes.ts';

const model = modelNamed('onboarding');
const saved = { result: 'saved', status: 'habits' };
const events = [
  { type: 'step.submitted', step: 'profile' },
  { type: 'xstate.done.actor.saveStep', output: saved },
  'skip.requested',
];
const [path] = findPaths(model, 'events', { events }, explore(model)).paths;
if (!path) throw new Error('These events are a path');

/** Looks after each step; `made` has how often each call was made by then. */
function look(...made: Partial<Record<Call, number>>[]): void {
  const expectWrites = expectPathWrites(model, path as never);
  for (const [index, writes] of made.entries()) {
    const known = new Set<Call>(['updateProfile', 'saveHabits', 'skipOnboarding', 'sendMessage']);
    const calls = { known, writes: () => new Map(Object.entries(writes) as [Call, number][]) };
    expectWrites({ calls: calls as never }, index - 1);
  }
}

test('each start of an actor may make each of its calls once', () => {
  expect(() => look({}, { updateProfile: 1 }, { updateProfile: 1 })).not.toThrow();
  const skipped = { updateProfile: 2, saveHabits: 1, skipOnboarding: 1 };
  expect(() => look({}, { updateProfile: 1 }, { updateProfile: 1 }, skipped)).not.toThrow();
});

test('a step that is saved again after the answer to the first is noticed', () => {
  expect(() => look({}, { updateProfile: 1 }, { updateProfile: 2 })).toThrow(
    'The app called updateProfile 2 times by now, and not 1',
  );
});

test('reports a write that no actor of the path makes', () => {
  expect(() => look({ skipOnboarding: 1 })).toThrow('skipOnboarding 1 times by now, and not 0');
  expect(() => look({}, { saveLanguage: 1 })).toThrow(
    'The app called saveLanguage, which nothing in this path does',
  );
});

test('calls of no actor are made at most once in a step, and those of every page do not count', () => {
  expect(() => look({ sendVitals: 7 }, { sendMessage: 1 }, { sendMessage: 2 })).not.toThrow();
  expect(() => look({}, { sendMessage: 1 }, { sendMessage: 3 })).toThrow('not 2');
});
